import { media, token } from '#design-system/tokens/index.ts'
import { NOTICE } from './replay-clicks.ts'

/** How the notices look; printed beside the page's other styles. */
export const replayClicksCss = `
  [${NOTICE}] {
    position: fixed;
    inset: auto ${token.space.x2} calc(${token.space.x2} + env(safe-area-inset-bottom, 0px));
    z-index: ${token.zIndex.toast};
    max-width: 24rem;
    margin-inline: auto;
    padding: ${token.space.x15};
    border: 1px solid ${token.color.line};
    border-radius: ${token.radius.medium};
    background: ${token.color.surface};
    color: ${token.color.text};
    font-size: ${token.fontSize.small};
    box-shadow: ${token.shadow.medium};
    pointer-events: none;
  }
  [${NOTICE}='lost'] { border-inline-start: 3px solid ${token.color.dangerText}; }
  ${media.print} { [${NOTICE}] { display: none; } }
`
