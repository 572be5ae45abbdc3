import { Menu, Pencil, UsersRound } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import { Button } from '#design-system/button/index.ts'
import { Card, CardBody, CardLink, CardTitle } from '#design-system/card/index.ts'
import { CopyButton } from '#design-system/copy-button/index.ts'
import { IconButton } from '#design-system/icon-button/index.ts'
import { MenuButton } from '#design-system/menu-button/index.ts'
import { NumberField } from '#design-system/number-field/index.ts'
import { RadioGroup } from '#design-system/radio-group/index.ts'
import { SearchField } from '#design-system/search-field/index.ts'
import { SelectField } from '#design-system/select-field/index.ts'
import { StatCard } from '#design-system/stat-card/index.ts'
import { SwitchField } from '#design-system/switch-field/index.ts'
import { TabPanel, TabStrip, useTabs } from '#design-system/tab-strip/index.ts'
import { Tabs } from '#design-system/tabs/index.ts'
import { TextArea } from '#design-system/text-area/index.ts'
import { TextField } from '#design-system/text-field/index.ts'

/** One thing a person points at, tabs to and presses. */
export interface Sample {
  name: string
  /** Draws it; what has no disabled state draws nothing then. */
  draw: (isDisabled: boolean) => ReactNode
}

const nothing = () => undefined
const choices = [
  { value: 1, label: '启用' },
  { value: 0, label: '禁用' },
]
const buttons = ['primary', 'secondary', 'quiet', 'danger'] as const

/** What visitors meet first, then what stands in the console only. */
export const samples: Sample[] = [
  ...buttons.map((variant) => ({
    name: `按钮 ${variant}`,
    draw: (isDisabled: boolean) => (
      <Button variant={variant} disabled={isDisabled}>
        提交申请
      </Button>
    ),
  })),
  {
    name: '图标按钮',
    draw: (disabled) => (
      <IconButton label="打开菜单" icon={<Menu aria-hidden />} variant="outlined" disabled={disabled} />
    ),
  },
  { name: '链接', draw: (isDisabled) => !isDisabled && <a href="#cases">查看案例</a> },
  {
    name: '可点的卡片',
    draw: (isDisabled) =>
      !isDisabled && (
        <Card isInteractive>
          <CardBody>
            <CardTitle as="h3">
              <CardLink href="#card">政务服务</CardLink>
            </CardTitle>
          </CardBody>
        </Card>
      ),
  },
  { name: '页签（前台）', draw: (isDisabled) => !isDisabled && <Strip /> },
  { name: '复制按钮', draw: (isDisabled) => !isDisabled && <CopyButton value="0551-0000 0000" /> },
  {
    name: '单行输入',
    draw: (disabled) => <TextField label="姓名" name="name" disabled={disabled} defaultValue="王测绘" />,
  },
  {
    name: '多行输入',
    draw: (disabled) => <TextArea label="留言" name="text" rows={2} disabled={disabled} />,
  },
  { name: '搜索框', draw: (isDisabled) => <SearchField label="搜索" isDisabled={isDisabled} /> },
  {
    name: '数字输入',
    draw: (isDisabled) => <NumberField label="排序" value={3} onChange={nothing} isDisabled={isDisabled} />,
  },
  {
    name: '下拉选择',
    draw: (isDisabled) => (
      <SelectField label="状态" value={1} options={choices} onChange={nothing} isDisabled={isDisabled} />
    ),
  },
  {
    name: '单选组',
    draw: (isDisabled) => (
      <RadioGroup label="状态" value={1} options={choices} onChange={nothing} isDisabled={isDisabled} />
    ),
  },
  {
    name: '开关',
    draw: (isDisabled) => (
      <SwitchField label="在首页显示" isSelected onChange={nothing} isDisabled={isDisabled} />
    ),
  },
  { name: '页签（后台）', draw: (isDisabled) => !isDisabled && <Tabs label="类别" tabs={consoleTabs} /> },
  {
    name: '更多操作',
    draw: (isDisabled) =>
      !isDisabled && (
        <MenuButton
          label="更多操作"
          actions={[{ key: 'edit', label: '编辑', icon: <Pencil aria-hidden />, onAction: nothing }]}
        />
      ),
  },
  {
    name: '数据卡',
    draw: (isDisabled) =>
      !isDisabled && <StatCard label="简历" value={12} icon={<UsersRound />} onPress={nothing} />,
  },
]

const consoleTabs = ['服务', '采集'].map((name) => ({ key: name, label: name, content: null }))

function Strip() {
  const id = useId()
  const tabs = ['智慧政务', '自动驾驶'].map((label, index) => ({ id: `${id}-${index}`, label }))
  const state = useTabs(tabs.map((tab) => tab.id))
  return (
    <>
      <TabStrip label="行业方案" tabs={tabs} state={state} />
      {tabs.map((tab) => (
        <TabPanel key={tab.id} tab={tab.id} state={state}>
          {null}
        </TabPanel>
      ))}
    </>
  )
}
