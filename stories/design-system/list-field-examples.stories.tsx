import type { Meta, StoryObj } from '@storybook/react-vite'
import { useFormik } from 'formik'
import { expect, fn, waitFor, within } from 'storybook/test'
import { Button } from '#design-system/button/index.ts'
import { ImageUploadField } from '#design-system/image-upload-field/index.ts'
import { ListField, type ListSlot } from '#design-system/list-field/index.ts'
import { MediaUploadField } from '#design-system/media-upload-field/index.ts'
import { TextArea } from '#design-system/text-area/index.ts'
import { TextField } from '#design-system/text-field/index.ts'
import { inConsole } from './in-console.tsx'
import { StatefulList } from './stateful-list.tsx'
import { samplePicture } from './sample-picture.ts'
import { shortSound } from './short-sound.ts'
import { fileOf, pickerIn, storeSlowly } from './slow-upload.ts'

const meta = {
  id: 'design-system-list-field-examples',
  title: 'Design system/输入/条目列表 List field · 动态表单 可增减 repeater/实例 Examples',
  decorators: [inConsole],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

type Scenario = { icon: string; text: string }
const scenarios: Scenario[] = [
  { icon: 'car', text: '车道线与交通标志识别' },
  { icon: 'scan-face', text: '人脸关键点标注' },
]

export const Scenarios: Story = {
  parameters: { docs: { description: { story: '行业解决方案的应用场景：图标与一句话，一行一项。' } } },
  render: () => (
    <StatefulList<Scenario>
      label="应用场景"
      noun="场景"
      variant="line"
      max={8}
      hint="每项一个图标名称和一句话"
      value={scenarios}
      onChange={fn()}
      create={() => ({ icon: '', text: '' })}
    >
      {({ value, name, isDisabled, set }) => (
        <div style={{ display: 'grid', gridTemplateColumns: 'minmax(5rem, 1fr) 3fr', gap: 8 }}>
          <TextField
            label="图标"
            aria-label={`${name}图标`}
            value={value.icon}
            disabled={isDisabled}
            onChange={(event) => set({ icon: event.target.value })}
          />
          <TextField
            label="文字"
            aria-label={`${name}文字`}
            value={value.text}
            disabled={isDisabled}
            onChange={(event) => set({ text: event.target.value })}
          />
        </div>
      )}
    </StatefulList>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '添加场景' }))
    await expect(canvas.getByRole('textbox', { name: '场景 3图标' })).toHaveFocus()
    await userEvent.keyboard('map')
    await userEvent.tab()
    await userEvent.keyboard('遥感影像解译')
    await expect(canvas.getByRole('textbox', { name: '场景 3文字' })).toHaveValue('遥感影像解译')
  },
}

export const PlainLines: Story = {
  parameters: { docs: { description: { story: '成就：一行一句，列表里就是文字本身。' } } },
  render: () => (
    <StatefulList<string>
      label="主要成就"
      noun="成就"
      variant="line"
      value={['主持省级科研项目三项', '发明专利五项']}
      onChange={fn()}
      create={() => ''}
    >
      {({ value, name, change }) => (
        <TextField label={name} value={value} onChange={(event) => change(event.target.value)} />
      )}
    </StatefulList>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: '成就 2' }), '，软著二十项')
    await expect(canvas.getByRole('textbox', { name: '成就 2' })).toHaveValue('发明专利五项，软著二十项')
  },
}

type Example = { title: string; description: string; imageUrl: string; audioUrl: string; textContent: string }
const noExample: Example = { title: '', description: '', imageUrl: '', audioUrl: '', textContent: '' }

export const CollectionExamples: Story = {
  parameters: {
    docs: { description: { story: '数据采集的示例：同一个列表，按类别放进图片、音频或文本的输入。' } },
  },
  render: function Examples() {
    const common = (slot: ListSlot<Example>) => (
      <TextField
        label="标题"
        aria-label={`${slot.name}标题`}
        value={slot.value.title}
        onChange={(event) => slot.set({ title: event.target.value })}
      />
    )
    const shared = { create: () => noExample, onChange: fn(), summaryOf: ({ title }: Example) => title }
    return (
      <div style={{ display: 'grid', gap: 32 }}>
        <StatefulList<Example>
          {...shared}
          label="图像采集示例"
          noun="图像示例"
          value={[{ ...noExample, title: '街景', imageUrl: samplePicture(200) }]}
        >
          {(slot) => (
            <>
              {common(slot)}
              <ImageUploadField
                label={`${slot.name}图片`}
                value={slot.value.imageUrl}
                onChange={(imageUrl) => slot.set({ imageUrl })}
                upload={storeSlowly(() => samplePicture(20))}
                checks={{ accept: ['image/*'], typeMessage: '只能上传图片文件!' }}
              />
            </>
          )}
        </StatefulList>
        <StatefulList<Example>
          {...shared}
          label="音频采集示例"
          noun="音频示例"
          value={[{ ...noExample, title: '江淮官话', audioUrl: shortSound() }]}
        >
          {(slot) => (
            <>
              {common(slot)}
              <MediaUploadField
                kind="audio"
                label={`${slot.name}音频`}
                value={slot.value.audioUrl}
                onChange={(audioUrl) => slot.set({ audioUrl })}
                upload={storeSlowly(() => shortSound())}
                checks={{ accept: ['audio/*'], typeMessage: '只能上传音频文件!' }}
              />
            </>
          )}
        </StatefulList>
        <StatefulList<Example>
          {...shared}
          label="文本采集示例"
          noun="文本示例"
          emptyText="还没有文本示例。添加后，前台会按原样显示一段文本。"
          value={[]}
        >
          {(slot) => (
            <>
              {common(slot)}
              <TextArea
                label="文本内容"
                aria-label={`${slot.name}文本内容`}
                value={slot.value.textContent}
                onChange={(event) => slot.set({ textContent: event.target.value })}
              />
            </>
          )}
        </StatefulList>
      </div>
    )
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    // A title typed while the picture is being sent must not be lost when it is stored.
    await userEvent.upload(pickerIn(canvasElement), fileOf('街景.png', 'image/png'))
    await userEvent.type(canvas.getByRole('textbox', { name: '图像示例 1标题' }), '（夜间）')
    await expect(await canvas.findByRole('button', { name: '更换图片' })).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: '图像示例 1标题' })).toHaveValue('街景（夜间）')
  },
}

export const WithFormik: Story = {
  parameters: { docs: { description: { story: '与 Formik 一起使用：值、错误与重置都由表单管理。' } } },
  render: function Form() {
    const form = useFormik({
      initialValues: { scenarios: ['车道线识别', ''] },
      validate: (values) => {
        const errors = values.scenarios.map((text) => (text ? undefined : '请输入场景文字'))
        return errors.some(Boolean) ? { scenarios: errors as string[] } : {}
      },
      onSubmit: () => {},
    })
    return (
      <form onSubmit={form.handleSubmit} style={{ display: 'grid', gap: 16, maxWidth: 720 }}>
        <ListField<string>
          label="应用场景"
          noun="场景"
          variant="line"
          value={form.values.scenarios}
          onChange={(next) => void form.setFieldValue('scenarios', next)}
          errors={form.submitCount > 0 ? (form.errors.scenarios as string[] | undefined) : undefined}
          create={() => ''}
        >
          {({ value, name, change }) => (
            <TextField label={name} value={value} onChange={(event) => change(event.target.value)} />
          )}
        </ListField>
        <div style={{ display: 'flex', gap: 8 }}>
          <Button type="submit">保存</Button>
          <Button variant="secondary" onClick={() => form.resetForm()}>
            还原
          </Button>
        </div>
      </form>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '保存' }))
    const second = canvas.getByRole('group', { name: '场景 2' })
    await waitFor(() => expect(second).toHaveAccessibleDescription('请输入场景文字'))
    await userEvent.type(within(second).getByRole('textbox'), '遥感解译')
    await waitFor(() => expect(second).not.toHaveAccessibleDescription('请输入场景文字'))
    await userEvent.click(canvas.getByRole('button', { name: '还原' }))
    await expect(canvas.getByRole('textbox', { name: '场景 2' })).toHaveValue('')
  },
}
