import { fn } from 'storybook/test'
import { RichTextField, type RichTextFieldProps } from '#design-system/rich-text-field/index.ts'
import { inConsole } from './in-console.tsx'
import { useStoryValue } from './use-story-value.ts'

const MEGABYTE = 1024 * 1024
export const PICTURE = '/upload/demo-about.webp'

/** An article that uses everything the editor writes. */
export const article = [
  '<h2>项目背景</h2>',
  '<p>本项目对全市 <strong>1,280 平方公里</strong>的地块进行影像标注，成果已用于<a target="_blank" rel="noopener noreferrer" href="https://example.com">自然资源调查</a>。</p>',
  '<h3>工作内容</h3>',
  '<ul><li><p>影像判读与<em>地物分类</em></p></li><li><p>三轮质检，抽检合格率 99.2%</p></li></ul>',
  '<blockquote><p>数据的价值，在于它经得起复核。</p></blockquote>',
  `<figure><img src="${PICTURE}" alt="测绘人员在野外架设仪器" width="960" height="540" /><figcaption>外业控制点测量</figcaption></figure>`,
  '<table><tbody><tr><th><p>指标</p></th><th><p>数值</p></th></tr><tr><td><p>地块</p></td><td><p>12 万</p></td></tr></tbody></table>',
].join('')

const storeSlowly: RichTextFieldProps['upload'] = async (_file, onProgress) => {
  for (const share of [0.2, 0.6, 1]) {
    onProgress(share)
    await new Promise((resolve) => setTimeout(resolve, 120))
  }
  return PICTURE
}

/** What every story of the editor starts from: a field that keeps its own text. */
export const richTextStory = {
  component: RichTextField,
  decorators: [inConsole],
  args: {
    label: '新闻正文',
    hint: '标题从“标题”级开始，图片请写替代文字。',
    value: '',
    onChange: fn(),
    upload: storeSlowly,
    checks: {
      accept: ['image/jpeg', 'image/png', 'image/webp'],
      typeMessage: '只能上传JPG/PNG/WEBP图片!',
      maxBytes: 2 * MEGABYTE,
      sizeMessage: '图片大小不能超过2MB!',
    },
  },
  render: function Field(args: RichTextFieldProps) {
    const kept = useStoryValue(args)
    return (
      <div style={{ maxWidth: 760 }}>
        <RichTextField {...args} {...kept} />
      </div>
    )
  },
}
