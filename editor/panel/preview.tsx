import { type RefObject, useEffect, useState } from 'react';
import { Button } from './editor';
import type { Fit } from './fit';
import { toolText } from './language';
import { firstScreens } from './misplaced';

/** The screens on which a remark is true, or on which there is none. */
function widthsWith({ notes }: Fit, words?: string): string {
  return firstScreens
    .filter((_, index) => (words ? notes[index]?.includes(words) : notes[index]?.length === 0))
    .map(({ width }) => `${width} px`)
    .join(', ');
}

/** The remarks on a text, with their screens. */
export function remarksOf(fit: Fit): string[] {
  return [...new Set(fit.notes.flat())].map((words) => `${widthsWith(fit, words)}: ${words}`);
}

/**
 * How a text fits: the remarks with their screens, and the screens on which it fits.
 *
 * @param isBusy whether the text is not the one that was measured
 */
export function FitNotes({ fit, isBusy }: { fit: Fit; isBusy: boolean }) {
  const fitting = widthsWith(fit);
  return (
    <ul className="fits" aria-busy={isBusy}>
      {remarksOf(fit).map((words) => (
        <li key={words} className="fair">
          {words}
        </li>
      ))}
      {fitting && (
        <li className="good">
          {fitting}: {toolText('Panel.fits')}
        </li>
      )}
    </ul>
  );
}

/** In px: the height of the small pictures of the screens. */
const smallHeight = 190;

interface PreviewProps {
  /** Gets the frames, one for each of the first screens. */
  readonly box: RefObject<HTMLDivElement | null>;
  readonly isBusy: boolean;
}

/** A text in its place on a page, in its language: the whole screens of a phone, a tablet and a computer. */
export function Preview({ box, isBusy }: PreviewProps) {
  const [large, setLarge] = useState<number>();
  useEffect(() => {
    if (large === undefined) return;
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // It would also close the panel.
      event.stopPropagation();
      setLarge(undefined);
    };
    document.addEventListener('keydown', leave, { capture: true });
    return () => document.removeEventListener('keydown', leave, { capture: true });
  }, [large]);
  const scaleOf = (width: number, height: number, isLarge: boolean) =>
    isLarge
      ? Math.min((innerWidth * 0.96) / width, (innerHeight * 0.9) / height, 1)
      : smallHeight / height;
  return (
    <div className="screens" ref={box} aria-busy={isBusy}>
      {firstScreens.map(({ width, height }, index) => {
        const isLarge = large === index;
        const scale = scaleOf(width, height, isLarge);
        return (
          <figure key={width} className={isLarge ? 'large' : undefined}>
            <div className="view" style={{ width: width * scale, height: height * scale }}>
              <div style={{ scale: String(scale) }}>
                <iframe
                  title={toolText('Panel.previewTitle', { width })}
                  sandbox="allow-same-origin"
                  width={width}
                  height={height}
                  tabIndex={-1}
                />
              </div>
            </div>
            <figcaption>
              <b>{width} px</b>
              <Button onClick={() => setLarge(isLarge ? undefined : index)}>
                {toolText(isLarge ? 'Panel.smaller' : 'Panel.larger')}
              </Button>
            </figcaption>
          </figure>
        );
      })}
    </div>
  );
}
