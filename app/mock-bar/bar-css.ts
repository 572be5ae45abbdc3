import { token } from '#design-system/tokens/index.ts'

/** Styles of the bar in its own shadow tree: the page's styles do not reach it, except the tokens. */
export const barCss = `
:host {
  position: fixed;
  inset: auto ${token.space.x1} ${token.space.x1} auto;
  margin: 0;
  padding: 0;
  border: 0;
  overflow: visible;
  background: none;
  color: ${token.color.text};
  font-size: ${token.fontSize.caption};
  line-height: 1.5;
}
* { box-sizing: border-box; font-family: inherit; }
.dot {
  display: flex;
  margin-left: auto;
  align-items: center;
  justify-content: center;
  width: ${token.size.target};
  height: ${token.size.target};
  padding: 0;
  border: 1px dashed ${token.color.survey};
  border-radius: 50%;
  background: ${token.color.surface};
  box-shadow: ${token.shadow.medium};
  cursor: pointer;
}
.dot span {
  width: 12px;
  height: 12px;
  border: 2px solid ${token.color.survey};
  border-radius: 50%;
}
.dot[data-changed] span { background: ${token.color.survey}; }
section {
  display: flex;
  flex-direction: column;
  gap: ${token.space.x1};
  width: min(28rem, calc(100vw - ${token.space.x2}));
  max-height: min(40rem, calc(100vh - ${token.space.x2}));
  overflow: auto;
  padding: ${token.space.x15};
  border: 1px dashed ${token.color.survey};
  border-radius: ${token.radius.medium};
  background: ${token.color.surface};
  box-shadow: ${token.shadow.medium};
}
.note {
  max-width: min(28rem, calc(100vw - ${token.space.x2}));
  margin-bottom: ${token.space.x1};
  padding: ${token.space.x1};
  border: 1px dashed ${token.color.survey};
  border-radius: ${token.radius.medium};
  background: ${token.color.surface};
  box-shadow: ${token.shadow.medium};
}
h2, h3, p, ul { margin: 0; padding: 0; font-size: inherit; }
ul { list-style: none; }
.row { display: flex; flex-wrap: wrap; align-items: center; gap: ${token.space.x1}; }
.row > input { flex: 1 1 10rem; min-width: 0; }
.choices { display: flex; flex-wrap: wrap; gap: 4px; max-height: 10rem; overflow: auto; flex: none; }
button:not(.dot), input {
  min-height: 2rem;
  padding: 0 ${token.space.x1};
  color: ${token.color.text};
  font-size: inherit;
  background: ${token.color.surface};
  border: 1px solid ${token.color.edge};
  border-radius: ${token.radius.small};
}
button { cursor: pointer; }
button[aria-pressed='true'] { border: 2px solid ${token.color.survey}; font-weight: 600; }
code, pre { font-family: ${token.font.figure}; overflow-wrap: anywhere; }
pre { max-height: 12rem; margin: 4px 0; padding: 4px; overflow: auto; white-space: pre-wrap; border: 1px solid ${token.color.edge}; }
summary { cursor: pointer; min-height: 1.5rem; }
:focus-visible { outline: 2px solid ${token.color.focus}; outline-offset: 1px; }
`
