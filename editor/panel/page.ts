import { useEffect, useEffectEvent } from 'react';
import { documents } from './editor';
import { isControl, type Said, saidAt } from './said';

interface PageHandlers {
  /** @param said undefined if nothing can be changed there */
  point(said: Said | undefined): void;
  choose(said: Said): void;
  /** @returns whether files can be dropped there */
  drop(on: Element, file?: File): boolean;
}

declare global {
  interface Window {
    /** Clicks before the panel was loaded: app/[locale]/template.dev.tsx collects them. */
    editorClicks?: MouseEvent[];
  }
}

/** Follows the pointer, clicks and dropped files on the page and its frames, while it is on. */
export function usePage(isOn: boolean, handlers: PageHandlers): void {
  const point = useEffectEvent(handlers.point);
  const choose = useEffectEvent(handlers.choose);
  const drop = useEffectEvent(handlers.drop);
  useEffect(() => {
    if (!isOn) return;
    const stop = new AbortController();
    const { signal } = stop;
    // Not `instanceof`, because a frame's elements belong to another window.
    const isOurs = ({ target }: Event) => (target as Element).localName === 'site-editor';
    const click = (page: Document, event: MouseEvent) => {
      const { target, clientX, clientY, altKey } = event;
      if (isOurs(event) || (isControl(target as Element) && !altKey)) return;
      const said = saidAt(page, clientX, clientY);
      if (!said) return;
      event.preventDefault();
      event.stopPropagation();
      choose(said);
    };
    const follow = (page: Document) => {
      const options = { capture: true, signal };
      const move = (event: PointerEvent) =>
        point(isOurs(event) ? undefined : saidAt(page, event.clientX, event.clientY));
      page.addEventListener('pointermove', move, options);
      page.addEventListener('click', (event) => click(page, event), options);
    };
    for (const page of documents()) follow(page);
    // The map's frame may load later, and again.
    const followFrame = ({ target }: Event) => {
      if (target instanceof HTMLIFrameElement && target.contentDocument)
        follow(target.contentDocument);
    };
    document.addEventListener('load', followFrame, { capture: true, signal });
    for (const type of ['dragover', 'drop'] as const) {
      const dropped = (event: DragEvent) => {
        const file = type === 'drop' ? event.dataTransfer?.files[0] : undefined;
        if (drop(event.target as Element, file)) event.preventDefault();
      };
      document.addEventListener(type, dropped, { signal });
    }
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
