/**
 * Attributes by which the head's script (app/document/head-script) knows what it answers, so that a choice made before the page's
 * own script has come is not lost.
 */

/** On the `theme-color` of a document: the ground's colour of each theme, as JSON. */
export const GROUNDS = 'data-grounds'

/** Around radio buttons whose values are theme choices. */
export const THEME_CHOICES = 'data-theme-choices'

/** On the button that leads to large text and back; the script prevents the press's default, so that it counts once. */
export const SENIOR_SWITCH = 'data-senior-switch'
