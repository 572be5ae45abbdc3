import { token } from '#design-system/tokens/index.ts'

/**
 * How the line of on-the-way.tsx at the window's top looks; printed beside the page's other plain styles, so that it costs no script, and apart
 * from it, since a bundler keeps what reads tokens. A border stays where colours are forced.
 */
export const onTheWayCss = `
  [data-on-the-way] {
    position: fixed;
    inset: 0 0 auto;
    z-index: ${token.zIndex.toast};
    height: 0;
    overflow: hidden;
    transform-origin: left;
    pointer-events: none;
  }
  [data-on-the-way]:not(:empty) {
    border-top: 3px solid ${token.color.survey};
    animation: on-the-way 8s 0.3s ${token.easing.out} both;
  }
  @keyframes on-the-way {
    from { transform: scaleX(0); }
    to { transform: scaleX(0.92); }
  }
`
