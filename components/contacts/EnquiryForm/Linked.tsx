interface LinkedProps {
  /** It has `<name>…</name>` around the text of a link. */
  readonly text: string;
  /** The address of each link, by its name. */
  readonly links: Readonly<Record<string, string>>;
}

/** A text with links. The form's props are JSON, so the text comes with its tags, and the links come by their names. */
export function Linked({ text, links }: LinkedProps) {
  // The order is: before, name, text, between, name, text, …, after.
  const parts = text.split(/<(\w+)>(.*?)<\/\1>/);
  return parts.map((part, index) => {
    if (index % 3 < 2) return index % 3 === 0 && part;
    return (
      <a key={part} href={links[parts[index - 1] ?? '']}>
        {part}
      </a>
    );
  });
}
