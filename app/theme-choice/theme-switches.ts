/**
 * Attributes that tell the head's script (app/document/head-script) what to handle, so that choices before hydration count.
 */

/** On the `theme-color` of a document: the ground's colour of each theme, as JSON. */
export const GROUNDS = 'data-grounds'

/** Around radio buttons whose values are theme choices. */
export const THEME_CHOICES = 'data-theme-choices'

/** On the large-text button; the head's script prevents the click's default, so that it counts once. */
export const SENIOR_SWITCH = 'data-senior-switch'
