import { token } from '#design-system/tokens/index.ts'

/**
 * Styles of on-the-way.tsx, printed with the page's plain CSS. The separate file keeps tokens out of its script; a
 * border stays visible with forced colours.
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
