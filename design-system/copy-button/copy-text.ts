/** Copies by the clipboard facility, or by a selected text field where that is missing or fails (public-site §8). */
export async function copyText(text: string, near: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text, near)
  }
}

function copyBySelection(text: string, near: Element): boolean {
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.setAttribute('aria-hidden', 'true')
  field.style.cssText = 'position:fixed;top:0;opacity:0'
  // Inside a modal dialog everything outside of it is inert and cannot be selected.
  const home = near.closest('dialog') ?? document.body
  const focused = document.activeElement
  home.append(field)
  try {
    field.focus({ preventScroll: true })
    field.select()
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  }
}
