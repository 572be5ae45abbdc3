import { messages } from '#contract/shared/messages.ts'
import { news } from './news.type.ts'
import { imageRule } from '#app/admin/form/inputs/image-rules.ts'
import { RecordPanel } from '#app/admin/list/record-panel.tsx'

/** The news: written, published and taken down (back-office §2.5, §4). */
function NewsPanel() {
  return (
    <RecordPanel
      type={news}
      loadFailure="加载资讯失败，请稍后重试"
      namedBy="title"
      filters={['status', 'publishTime']}
      searchIn={['title', 'summary', 'author']}
      invalid={messages.checkForm}
      statusActions={{ on: '发布', off: '下架' }}
      dialog={{ width: 800, saveTexts: { add: '添加', edit: '更新' } }}
      fieldOptions={{
        coverImage: {
          image: imageRule(2, {
            hint: '建议尺寸 800x400px，支持 JPG、PNG、WEBP，不超过 2MB',
            ratio: '2 / 1',
            fit: 'cover',
          }),
        },
        status: { hint: '未发布的资讯不在前台显示' },
        publishTime: {
          shownWhen: ({ status }) => status === 1,
          hint: '不填则为保存时的时间；填将来的时间，到那时才在前台显示',
        },
      }}
      emptyAdvice="撰写第一篇资讯，发布后即显示在新闻页。"
    />
  )
}

/** By key of the menu. */
export const panels = { news: NewsPanel }
