import { prepareFolder } from './fixtures/prepared-folder.ts'

/** Before all journeys: the folder that their sites start with. */
export default prepareFolder
