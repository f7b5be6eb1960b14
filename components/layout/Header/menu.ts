/*
 * Closes the phone's menu on a link in it, on a press outside and on Escape. The menu is a `<details>`, which opens and
 * closes without a script.
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
