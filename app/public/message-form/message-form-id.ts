/** The form's anchor: a plain post comes back to it, calls to action lead to it. */
export const MESSAGE_FORM_ID = 'message'
