import { banner } from './banner.type.ts'
import { imageRule } from '#app/admin/form/inputs/image-rules.ts'
import { RecordPanel } from '#app/admin/list/record-panel.tsx'

/** The pictures of the home page's hero (back-office §2.5). */
function BannerPanel() {
  return (
    <RecordPanel
      type={banner}
      loadFailure="加载轮播图失败"
      namedBy="title"
      filters={['status']}
      searchIn={['title', 'subtitle', 'linkUrl']}
      fieldOptions={{
        imageUrl: { image: imageRule(5, { ratio: '16 / 7' }) },
        linkUrl: { hint: '点击轮播图时打开，以 http://、https:// 或 / 开头；可不填' },
      }}
      emptyAdvice="添加第一张轮播图，保存后即显示在首页顶部。没有轮播图时，首页显示三张默认图。"
    />
  )
}

/** By key of the menu. */
export const panels = { banner: BannerPanel }
