export interface LinkTarget {
  readonly href: string;
  /** What screen readers add to the text of the link. */
  readonly note?: string;
}

interface LinkedProps {
  /** It has `<name>…</name>` around the text of a link. */
  readonly text: string;
  readonly links: Readonly<Record<string, LinkTarget>>;
}

/** A text with links. The form's props are JSON, so the text comes with its tags, and the links come by their names. */
export function Linked({ text, links }: LinkedProps) {
  // The order is: before, name, text, between, name, text, …, after.
  const parts = text.split(/<(\w+)>(.*?)<\/\1>/);
  return parts.map((part, index) => {
    const { href, note } = links[parts[index - 1] ?? ''] ?? {};
    if (index % 3 < 2) return index % 3 === 0 && part;
    return (
      <a key={part} href={href}>
        {part}
        {note && <span className="visually-hidden"> {note}</span>}
      </a>
    );
  });
}
