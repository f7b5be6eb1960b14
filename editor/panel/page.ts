import { useEffect, useEffectEvent } from 'react';
import { documents } from './editor';
import { isControl, pieceAt, type TextPiece } from './textPieces';

interface PageHandlers {
  /** @param piece undefined if there is nothing to edit */
  point(piece: TextPiece | undefined): void;
  choose(piece: TextPiece): void;
  /** @returns whether files can be dropped there */
  drop(on: Element, file?: File): boolean;
}

declare global {
  interface Window {
    /** Clicks before the panel was loaded. app/[locale]/template.dev.tsx collects them. */
    editorClicks?: MouseEvent[];
  }
}

/** Follows the pointer, clicks and dropped files on the page and in its frames while editing is on. */
export function usePage(isOn: boolean, handlers: PageHandlers): void {
  const point = useEffectEvent(handlers.point);
  const choose = useEffectEvent(handlers.choose);
  const drop = useEffectEvent(handlers.drop);
  useEffect(() => {
    if (!isOn) return;
    const stop = new AbortController();
    const { signal } = stop;
    // Not `instanceof`, because the elements of a frame belong to another window.
    const isOurs = ({ target }: Event) => (target as Element).localName === 'site-editor';
    const click = (page: Document, event: MouseEvent) => {
      const { target, pageX, pageY, altKey } = event;
      if (isOurs(event) || (isControl(target as Element) && !altKey)) return;
      // Where the place is now: the page may have been scrolled since a click before the panel was loaded.
      const { scrollX = 0, scrollY = 0 } = page.defaultView ?? {};
      const piece = pieceAt(page, pageX - scrollX, pageY - scrollY);
      if (!piece) return;
      event.preventDefault();
      event.stopPropagation();
      choose(piece);
    };
    const dragged = (event: DragEvent) => {
      // The panel is a shadow tree, which the target alone does not enter.
      const on = event.composedPath()[0] as Element;
      const transfer = event.dataTransfer;
      // Text is dragged within a field, and the browser gives a file to the input for it.
      if (!transfer?.types.includes('Files') || on.matches('input[type=file]')) return;
      // Otherwise the browser would leave the page and open the file.
      event.preventDefault();
      const isTaken = drop(on, event.type === 'drop' ? transfer.files[0] : undefined);
      if (!isTaken) transfer.dropEffect = 'none';
    };
    const follow = (page: Document) => {
      const options = { capture: true, signal };
      const move = (event: PointerEvent) =>
        point(isOurs(event) ? undefined : pieceAt(page, event.clientX, event.clientY));
      page.addEventListener('pointermove', move, options);
      page.addEventListener('click', (event) => click(page, event), options);
      for (const type of ['dragover', 'drop'] as const)
        page.addEventListener(type, dragged, { signal });
    };
    for (const page of documents()) follow(page);
    // The frame of the map may load later, and load again.
    const followFrame = ({ target }: Event) => {
      if (target instanceof HTMLIFrameElement && target.contentDocument)
        follow(target.contentDocument);
    };
    document.addEventListener('load', followFrame, { capture: true, signal });
    const hide = () => point(undefined);
    document.addEventListener('scroll', hide, { capture: true, passive: true, signal });
    const early = window.editorClicks?.at(-1);
    delete window.editorClicks;
    if (early) click(document, early);
    return () => {
      stop.abort();
      point(undefined);
    };
  }, [isOn]);
}
