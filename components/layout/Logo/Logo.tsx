import { logos } from '@/generated/media';
import { fileUrl } from '@/site/basePath';
import styles from './Logo.module.css';

/**
 * The mark and the wordmark: `paper` on a dark background, `ink` on a light one. The header uses `ink`, which is the
 * mark alone below 360 px. The footer uses `paper`, so this one waits until it is near the viewport.
 * @param name of the company, which shows where the picture does not
 */
export function Logo({ tone, name }: { tone: 'ink' | 'paper'; name: string }) {
  const [suffix, otherSuffix, scheme] =
    tone === 'paper' ? (['-paper', '', 'light'] as const) : (['', '-paper', 'dark'] as const);
  // Forced colours replace the background but not the picture.
  const forced = `(forced-colors: active) and (prefers-color-scheme: ${scheme})`;
  const small = '(max-width: 359px)';
  const source = (media: string, name: keyof typeof logos, width: number) => (
    <source media={media} srcSet={fileUrl(logos[name])} width={width} height={48} />
  );
  return (
    <picture className={styles.logo}>
      {tone === 'ink' && (
        <>
          {source(`${forced} and ${small}`, `logo-mark${otherSuffix}`, 48)}
          {source(small, `logo-mark${suffix}`, 48)}
        </>
      )}
      {source(forced, `logo${otherSuffix}`, 200)}
      <img
        src={fileUrl(logos[`logo${suffix}`])}
        alt={name}
        width={200}
        height={48}
        loading={tone === 'paper' ? 'lazy' : undefined}
      />
    </picture>
  );
}
