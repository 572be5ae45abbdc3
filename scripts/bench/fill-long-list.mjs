import { administrator } from '../tasks/start-product.mjs'
import { createBenchClient } from './create-bench-client.mjs'

/** A public list of 116 KB, once it is filled; the home page shows nothing of it. */
export const LONG_LIST = '/api/recruitment/list'
const POSTINGS = 205

/**
 * Fills the long list of a site, as an administrator would.
 * @param {string} origin
 */
export async function fillLongList(origin) {
  const call = createBenchClient(origin)
  const { token } = await call('POST /api/admin/login', administrator)
  for (let number = 1; number <= POSTINGS; number += 1) {
    const posting = {
      jobTitle: `外业采集员 ${number}`,
      jobLocation: '合肥',
      trainingPeriod: '两周',
      jobDescription: '按路线和规范完成外业采集，每日整理影像与记录，发现异常及时上报并补采。',
      basicQualities: '能适应野外作业，做事细致。',
      professionalSkills: '会使用定位设备和常用办公软件。',
      jobRequirements: '大专及以上学历。',
    }
    await call('POST /api/recruitment/add', posting, token)
  }
}
