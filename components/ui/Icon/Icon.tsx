const stroke = { fill: 'none', stroke: 'currentColor', strokeWidth: 2 } as const;

const icons = {
  arrow: { width: 22, height: 14, drawing: <path d="M0 7h20M14 1l6 6-6 6" {...stroke} /> },
  external: { width: 16, height: 16, drawing: <path d="M3 13L13 3M5 3h8v8" {...stroke} /> },
  pause: {
    width: 16,
    height: 16,
    drawing: <path d="M5 2v12M11 2v12" {...stroke} strokeWidth={2.6} />,
  },
  play: { width: 16, height: 16, drawing: <path d="M4 1.5v13L14 8z" fill="currentColor" /> },
  previous: { width: 16, height: 16, drawing: <path d="M10 2L4 8l6 6" {...stroke} /> },
  next: { width: 16, height: 16, drawing: <path d="M6 2l6 6-6 6" {...stroke} /> },
  plus: { width: 16, height: 16, drawing: <path d="M8 1v14M1 8h14" {...stroke} /> },
  menu: { width: 20, height: 14, drawing: <path d="M0 1.5h20M0 7h20M0 12.5h20" {...stroke} /> },
};

/** A decorative icon beside a text, in the text's colour. */
export function Icon({ name }: { name: keyof typeof icons }) {
  const { width, height, drawing } = icons[name];
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
      {drawing}
    </svg>
  );
}
