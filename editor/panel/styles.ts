/** Styles of the panel, which the site's do not reach. */
export const styles = `
:host { all: initial; }
* { box-sizing: border-box; }
.dock, .outline { font: 14px/1.45 system-ui, sans-serif; color: #1b1b1b; }
.dock { position: fixed; z-index: 2147483000; inset: auto 0 0 0; display: flex; flex-direction: column; max-height: 58vh;
  background: #fff; border-top: 3px solid #1c4e80; box-shadow: 0 -4px 24px rgb(0 0 0 / 20%); }
:host(:not([data-on])) .dock { left: auto; right: 16px; bottom: 16px; border: 0; border-radius: 6px; }
.bar { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 12px; padding: 6px 16px; background: #eef3f8; }
.hint { margin-right: auto; }
.status { margin: 0; padding: 4px 16px; white-space: pre-wrap; }
.status:empty { display: none; }
.place { overflow: auto; }
.place > div { padding: 8px 16px 12px; }
button, input { font: inherit; color: inherit; }
button { padding: 3px 10px; border: 1px solid #6b7c8d; border-radius: 4px; background: #fff; cursor: pointer; }
button.main { background: #1c4e80; border-color: #1c4e80; color: #fff; font-weight: 600; padding: 5px 20px; }
button:disabled { color: #767676; border-color: #c5ccd3; cursor: default; }
:focus-visible { outline: 3px solid #f2a31b; outline-offset: 1px; }
p, ul, h3, figure { margin: 0 0 6px; }
ul { padding: 0; list-style: none; }
code { font: 12px/1.4 ui-monospace, monospace; color: #44546a; }
small { color: #5a6673; }
.text { display: grid; grid-template-columns: minmax(0, 1fr) 480px; gap: 20px; }
.columns { display: grid; grid-template-columns: repeat(auto-fit, minmax(220px, 1fr)); gap: 12px; }
.column header { display: flex; align-items: center; gap: 6px; margin-bottom: 4px; }
.column small { flex: 1; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.column header button { padding: 0 7px; }
.field { min-height: 62px; padding: 6px 8px; border: 1px solid #6b7c8d; border-radius: 4px; background: #fff;
  font-size: 16px; line-height: 1.6; white-space: pre-wrap; overflow-wrap: break-word; }
.field[aria-invalid=true] { border-color: #a02412; box-shadow: inset 0 0 0 1px #a02412; }
.field[contenteditable=false] { background: #eee; }
.chip { display: inline-block; padding: 0 6px; border-radius: 9px; background: #dbe7f3; color: #16406a; font-size: 13px; line-height: 1.5; }
.chip::before { content: attr(data-label); }
.chip.space { padding: 0 1px; border-radius: 2px; background: #fdeccb; }
.advice > *, .missing { margin-top: 4px; font-size: 13px; }
.missing:empty { display: none; }
.bad { color: #a02412; }
.good { color: #1d6b34; }
.fair { color: #7a4b00; }
.note { margin-left: 10px; padding: 0 6px; border-radius: 3px; background: #ffe08a; color: #3d2f00; font-size: 12px; }
.aside { position: fixed; left: -9999px; visibility: hidden; }
.room { display: grid; grid-template-columns: 180px 1fr; gap: 12px; }
.view { position: relative; height: 190px; overflow: hidden; border: 1px solid #c5ccd3; background: #f6f6f6; }
.view iframe { position: absolute; border: 0; transform-origin: 0 0; pointer-events: none; }
figcaption { display: flex; gap: 8px; font-size: 13px; }
.entry { display: block; width: 100%; border: 0; padding: 3px 6px; text-align: left; }
.entry:hover { background: #eef3f8; }
.list { columns: 2 420px; }
.list h3 { margin: 8px 0 2px; font-size: 14px; }
.list p, .list h3 { break-after: avoid; }
input[type=search] { width: 100%; max-width: 420px; padding: 4px 8px; }
.file { display: grid; grid-template-columns: 1fr 1.4fr; gap: 16px; }
textarea { width: 100%; height: 40vh; font: 13px/1.5 ui-monospace, monospace; }
.picture { display: flex; gap: 16px; margin-bottom: 8px; }
.master { position: relative; flex: none; line-height: 0; }
.master img { height: 120px; cursor: crosshair; }
.point { position: absolute; width: 18px; height: 18px; margin: -9px; border: 3px solid #fff; border-radius: 50%; box-shadow: 0 0 0 2px #a02412; pointer-events: none; }
.tool { display: block; margin-bottom: 6px; }
input[type=number] { width: 64px; }
.outline { position: fixed; z-index: 2147482999; top: 0; left: 0; border: 2px solid #1c4e80; border-radius: 3px; pointer-events: none;
  font-size: 12px; line-height: 0; color: transparent; }
.outline::after { content: attr(data-key); position: absolute; left: -2px; bottom: 100%; padding: 1px 6px; background: #1c4e80; color: #fff; line-height: 1.4; white-space: nowrap; }
@media (max-width: 1100px) { .text, .file { grid-template-columns: 1fr; } }
`;

/** Styles of the page while it is edited. */
export const pageStyles = `
::highlight(editor-to-do) { background-color: #ffe08a; color: #3d2f00; }
`;
