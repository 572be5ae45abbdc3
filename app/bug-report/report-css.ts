import { token } from '#design-system/tokens/index.ts'

/** Styles of the report in its own shadow tree: the same in mock mode, in Storybook and in the console. */
export const reportCss = `
* { box-sizing: border-box; font-family: inherit; }
dialog {
  width: min(36rem, calc(100vw - ${token.space.x2}));
  max-height: calc(100vh - ${token.space.x2});
  overflow: auto;
  padding: ${token.space.x2};
  color: ${token.color.text};
  font-family: ${token.font.body};
  font-size: ${token.fontSize.small};
  line-height: 1.6;
  background: ${token.color.surface};
  border: 1px solid ${token.color.edge};
  border-radius: ${token.radius.medium};
  box-shadow: ${token.shadow.medium};
}
dialog::backdrop { background: ${token.color.scrim}; }
h2 { margin: 0; font-size: ${token.fontSize.body}; }
p, dl { margin: ${token.space.x1} 0; }
dl { display: grid; grid-template-columns: auto 1fr; gap: 4px ${token.space.x1}; }
dt { color: ${token.color.textMuted}; }
dd { margin: 0; overflow-wrap: anywhere; }
label { display: block; margin-top: ${token.space.x1}; font-weight: 600; }
textarea, button {
  min-height: ${token.size.target};
  padding: 4px ${token.space.x1};
  color: ${token.color.text};
  font-size: inherit;
  background: ${token.color.surface};
  border: 1px solid ${token.color.edge};
  border-radius: ${token.radius.small};
}
textarea { display: block; width: 100%; min-height: 5rem; resize: vertical; }
summary { cursor: pointer; min-height: 1.5rem; }
pre {
  max-height: 12rem;
  overflow: auto;
  padding: 4px;
  font-family: ${token.font.figure};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  border: 1px solid ${token.color.edge};
}
.row { display: flex; flex-wrap: wrap; justify-content: flex-end; gap: ${token.space.x1}; margin-top: ${token.space.x1}; }
button { cursor: pointer; }
button[type='submit'] { color: ${token.color.onPrimary}; background: ${token.color.primary}; border-color: ${token.color.primary}; }
[role='alert'] { color: ${token.color.dangerText}; }
:focus-visible { outline: 2px solid ${token.color.focus}; outline-offset: 1px; }
`
