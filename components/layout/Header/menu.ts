/*
 * Closes the phone's menu when the visitor presses a link in it, presses outside it, or presses Escape. The menu is a
 * `<details>`, so it opens and closes without JavaScript.
 */

function openMenu(): HTMLDetailsElement | null {
  return document.querySelector('details[data-menu][open]');
}

addEventListener('click', ({ target }) => {
  const menu = openMenu();
  if (!menu || !(target instanceof Element)) return;
  if (!menu.contains(target) || target.closest('a')) menu.open = false;
});

addEventListener('keydown', ({ key }) => {
  const menu = openMenu();
  if (!menu || key !== 'Escape') return;
  menu.open = false;
  menu.querySelector('summary')?.focus();
});
