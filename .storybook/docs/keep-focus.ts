/**
 * Prevents a framed story from taking focus or scrolling the page unless the reader is in that frame. A dialog's
 * focus trap would otherwise take the focus back from every control.
 * @param frame whose document is loaded, and has not drawn its story yet
 */
export function keepFocus(frame: HTMLIFrameElement): void {
  const {
    Element: FramedElement,
    HTMLElement: Framed,
    HTMLDialogElement: FramedDialog,
  } = frame.contentWindow as FrameWindow
  const { scrollIntoView } = FramedElement.prototype
  const { focus } = Framed.prototype
  const { showModal } = FramedDialog.prototype
  const holdsFocus = () => document.activeElement === frame

  Framed.prototype.focus = function (options) {
    if (holdsFocus()) focus.call(this, options)
  }
  FramedElement.prototype.scrollIntoView = function (options) {
    if (holdsFocus()) scrollIntoView.call(this, options)
  }
  // The browser's own dialog takes the focus by itself.
  FramedDialog.prototype.showModal = function () {
    const before = document.activeElement
    showModal.call(this)
    if (before === frame || !holdsFocus()) return
    frame.blur()
    if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  }
}

type FrameWindow = Window & typeof globalThis
