import packageFile from '#package.json'

/** The version of this program, as backups name it. */
export const PRODUCT_VERSION = packageFile.version
