import { recruitment } from './recruitment.type.ts'
import { RecordPanel } from '#app/admin/list/record-panel.tsx'

/** The job postings (back-office §2.5, §3). */
function RecruitmentPanel() {
  return (
    <RecordPanel
      type={recruitment}
      loadFailure="加载招聘信息失败"
      namedBy="jobTitle"
      filters={['jobLocation', 'jobCategory', 'status']}
      searchIn={['jobTitle', 'jobDescription']}
      dialog={{ width: 800 }}
      fieldOptions={{
        jobTitle: { isHalf: true },
        jobLocation: { isHalf: true },
        jobCategory: { isHalf: true },
        serviceMode: { isHalf: true },
        genderRequirement: { isHalf: true },
        ageRequirement: { isHalf: true },
        servicePeriod: { isHalf: true },
        trainingPeriod: { isHalf: true },
        jobSource: { isHalf: true },
        sortOrder: { isHalf: true },
      }}
      emptyAdvice="发布第一条招聘信息，保存后即显示在联系我们页。"
    />
  )
}

/** By key of the menu. */
export const panels = { recruitment: RecruitmentPanel }
