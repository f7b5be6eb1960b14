/*
 * The script of the map's page (RegionMap.tsx). Within the frame of Contacts, the link to OpenStreetMap adds no history
 * entry, so that Back leaves the page around the frame.
 */
const link = document.querySelector<HTMLAnchorElement>('a.button');

link?.addEventListener('click', (event) => {
  const { ctrlKey, metaKey, shiftKey, altKey } = event;
  if (top === self || ctrlKey || metaKey || shiftKey || altKey) return;
  event.preventDefault();
  location.replace(link.href);
});
