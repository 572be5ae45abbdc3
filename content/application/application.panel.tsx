import { application } from './application.type.ts'
import { PagedPanel } from '#app/admin/list/paged-panel.tsx'
import { ApplicationDialog } from './application-dialog.tsx'

/** Job applications: read masked, marked as pending or processed, exported and deleted (back-office §2.5, §4). */
function ApplicationPanel() {
  return (
    <PagedPanel
      type={application}
      loadFailure="加载简历信息失败"
      columns={['name', 'status', 'jobTitle', 'jobLocation', 'createTime', 'phone']}
      defaultSort={{ key: 'createTime', direction: 'descending' }}
      nameOf={({ name, jobTitle }) => [name, jobTitle].filter(Boolean).join('：')}
      searchPlaceholder="搜索姓名、电话、邮箱、职位、院校"
      statusActions={{ on: '标记为已处理', off: '标记为待处理' }}
      empty={{
        filtered: { title: '没有符合条件的简历', description: '换个关键词、状态或日期，或清空筛选条件。' },
        none: { title: '还没有应聘简历', description: '访客在招聘页面投递的简历会出现在这里。' },
      }}
    >
      {(opened) => <ApplicationDialog key={opened.record.id} {...opened} />}
    </PagedPanel>
  )
}

/** By key of the menu. */
export const panels = { application: ApplicationPanel }
