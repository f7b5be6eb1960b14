/*
 * Closes the phone's menu when the visitor presses a link in it, or presses Escape. The menu is a `<details>`, so it
 * opens and closes without JavaScript, also by a tap beside it (Header.module.css).
 */

function openMenu(): HTMLDetailsElement | null {
  return document.querySelector('details[data-menu][open]');
}

addEventListener('click', ({ target }) => {
  const menu = openMenu();
  if (menu && target instanceof Element && target.closest('[data-menu] a')) menu.open = false;
});

addEventListener('keydown', ({ key }) => {
  const menu = openMenu();
  if (!menu || key !== 'Escape') return;
  menu.open = false;
  menu.querySelector('summary')?.focus();
});
