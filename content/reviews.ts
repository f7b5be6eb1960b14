import { isInGroup } from './catalogue';
import { content } from './current';
import type { Review } from './types';

/**
 * The day, as YYYY-MM-DD, as of which all that a group of texts says of law and practice was reviewed: that of the
 * oldest review.
 *
 * @returns undefined if no review is about the group
 */
export function asOf(
  group: string,
  reviews: readonly Pick<Review, 'texts' | 'reviewedOn'>[] = content.reviews,
): string | undefined {
  const stated = reviews.filter(({ texts }) => texts.some((key) => isInGroup(key, group)));
  return stated.map(({ reviewedOn }) => reviewedOn).sort()[0];
}
