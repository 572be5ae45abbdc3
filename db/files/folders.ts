/** The folder of uploaded files inside DATA_DIR. */
export const UPLOADS_FOLDER = 'uploads'
/** The folder of applicants' documents, which no address leads to. */
export const RESUMES_FOLDER = 'resumes'
/** Where documents lie for a week that the sweep took away. */
export const TRASH_FOLDER = 'trash'
/** Inside the folder of uploads: smaller versions of its pictures. */
export const VARIANTS_FOLDER = '.variants'
/** Inside the folder of uploads: an empty file for each picture whose measures are known, which its name tells. */
export const FACTS_FOLDER = '.facts'
/** Beside the areas of a place that files are being moved to, until all are there (docs/operations/moving.md#搬文件). */
export const MOVING_NOTE = 'moving.id'
/** In DATA_DIR: names the external storage of the files, so that no start searches the folder for them. */
export const ELSEWHERE_NOTE = 'uploads.url'
