/** Selects the dialogs behind which nothing can be reached. A notice is an `alertdialog` too, but one beside which work goes on. */
export const MODAL_DIALOGS = ':is([role="dialog"], [role="alertdialog"]):not([aria-modal="false"])'
