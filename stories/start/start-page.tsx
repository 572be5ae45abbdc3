import { Fragment } from 'react'
import { componentFacts, history } from 'virtual:component-facts'
import { GlobalStyle } from '#design-system/global-style/index.ts'
import { englishName, partOf, storyIdOf } from '#stories/inventory/part-names.ts'
import { allComponents, components, type Folder } from '#design-system/component-registry.ts'
import { NO_WORKER } from '#stories/toolbar-globals/available-globals.ts'
import { Kind } from '#stories/usage/change-log.styles.ts'
import { newestChanges } from '#stories/usage/newest-changes.ts'
import { Head, Jobs, Lead, List, Notice, Page, Table } from './start-page.styles.ts'

/** The first page: an overview, the news, the review process, the toolbar globals, and how to add remarks. */
export function StartPage() {
  return (
    <Page className="sb-unstyled">
      <GlobalStyle />
      <Head data-tone="ink">
        <h1>图联科技 · 设计系统</h1>
        <Lead>
          网站与后台的全部组件、页面和面板：不需要服务器，看到的就是产品用的。设计师在这里看样子与用法，测试在这里造出各种情形，开发在这里取代码。
        </Lead>
      </Head>
      {!('serviceWorker' in navigator) && <Notice role="note">{NO_WORKER}</Notice>}
      <h2>里面有什么</h2>
      <Jobs>
        {sections.map(([address, name, about]) => (
          <li key={name}>
            <a href={address} target="_top">
              {name}
            </a>
            <p>{about}</p>
          </li>
        ))}
      </Jobs>
      <h2>按要做的事找组件</h2>
      <Table>
        <tbody>
          {Object.entries(components).map(([job, parts]) => (
            <tr key={job}>
              <th scope="row">{job}</th>
              <td>
                {parts.map(({ folder, name }) => (
                  <a key={folder} href={`./?path=/docs/${storyIdOf(folder)}--docs`} target="_top">
                    {name}
                  </a>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <h2>最近改了什么</h2>
      <News />
      <h2>怎样评审</h2>
      <List as="ol">
        <li>从左侧打开组件或页面。按中文名、英文名或别名都搜得到，例如“弹窗”“toggle”。</li>
        <li>读它的文档页：何时用、结构、该做与不该做；上方的目录直达各节。</li>
        <li>换一换观察方式：主题、宽度、内容极限、脚本关闭、接口失败，看它还站不站得住。</li>
        <li>只用键盘走一遍；“键盘”一节写着每个键该做什么。</li>
        <li>图片有变化时，按“手册 Handbook”里“不用检出代码就认可图片”一节打开对比页，逐张认可。</li>
      </List>
      <h2>观察方式</h2>
      <Table>
        <thead>
          <tr>
            <th scope="col">工具栏里的</th>
            <th scope="col">用来看</th>
          </tr>
        </thead>
        <tbody>
          {toolbarGlobals.map(([name, about]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{about}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <h2>怎样提意见</h2>
      <List>
        <li>
          用画布下方的“备注”面板：按“在画布上标一处”，在画布上点一下（只用键盘时移到那里按回车），写下意见；整个故事或文档页的意见按“写一条不标位置的”。
        </li>
        <li>“看全部”列出所有故事的备注；可以修改、标为已解决、删除，删除可以撤销。</li>
        <li>
          备注只存在这个浏览器里：评审完按“导出文件”，把这个文件交给对方；对方按“导入文件”并入。细节见
          <a href="./?path=/docs/start-handbook--docs" target="_top">
            手册 Handbook
          </a>
          的“备注”一节。
        </li>
        <li>不用面板时写明是哪一个：复制浏览器的地址，里面带着组件、观察方式与参数，别人打开看到的一样。</li>
        <li>写看到了什么、期望什么、在哪种主题和宽度下；能附截图就附。</li>
        <li>样子的意见给设计师，行为的意见给开发；拿不准就两边都给。</li>
      </List>
    </Page>
  )
}

const SHOWN = 8
const NAMED = 3

/** The newest changes of all components, each once with all that it touched. */
function News() {
  if (history.kind === 'none') return <p>这份 Storybook 是在没有版本库的地方构建的，不知道最近的变更。</p>
  const changes = newestChanges((folder) => componentFacts[folder]?.changes ?? [], SHOWN)
  return (
    <>
      {history.kind === 'cut' && <p>版本库是浅克隆，{history.knownAfter} 及以前的变更不全。</p>}
      <List>
        {changes.map(({ date, kind, isSeen, subject, folders }) => (
          <li key={date + subject}>
            <time dateTime={date}>{date}</time> <Kind>{kind}</Kind>
            {isSeen && <Kind $isSeen>样子</Kind>} <Touched folders={folders} />：
            <span lang="en">{subject}</span>
          </li>
        ))}
      </List>
    </>
  )
}

/** A few by name, where a change touched many. */
function Touched({ folders }: { folders: readonly Folder[] }) {
  return (
    <>
      {folders.slice(0, NAMED).map((folder, index) => (
        <Fragment key={folder}>
          {index > 0 && '、'}
          <a href={`./?path=/docs/${storyIdOf(folder)}--docs`} target="_top">
            {partOf(folder)?.name} {englishName(folder)}
          </a>
        </Fragment>
      ))}
      {folders.length > NAMED && ` 等 ${folders.length} 个组件`}
    </>
  )
}

const sections: [address: string, name: string, about: string][] = [
  ['./?path=/docs/inventory-everything--docs', '清单', '每个组件、组合、页面与面板，各有几个故事和测试。'],
  ['./?path=/docs/foundations-patterns--docs', '基础', '颜色、文字样式、栅格、图标、语言、模式，变量下载。'],
  [
    './?path=/docs/start-handbook--docs',
    '手册 Handbook',
    '观察方式、面板、故事与图片认可的详细说明（中文在前，写给开发的部分是英文）。',
  ],
  ['./?path=/docs/design-system-button--docs', '组件', `${allComponents.length} 个，各有用法、属性与实例。`],
  ['./?path=/docs/pages-home--docs', '页面', '访客看到的每一页，在各种内容与失败之下。'],
  ['./?path=/docs/console-shell--docs', '后台', '框架、登录与每个面板，连同它们的对话框。'],
  ['./?path=/docs/lenses-calls--docs', '观察', '观察方式本身的样例。'],
]

const toolbarGlobals: [name: string, about: string][] = [
  ['主题', '浅色、深色、适老、素灰，以及节日与哀悼日的变化。'],
  ['接口场景', '接口变慢、失败、登录过期时会怎样；更多的在“场景”面板里，可以搜索。'],
  ['答案形状', '同样的内容，接口换各种允许的写法：页面不该有任何变化。'],
  ['内容极限', '没有、一条、五十条；很长与很怪的文字；没有图片。'],
  ['脚本', '关闭之后，只剩服务器打印的那一份（页面与网站部件才有）。'],
  ['看的人', '百度读到什么、微信卡片长什么样、读屏软件走过哪些东西（页面与网站部件才有）。'],
  ['视口', '360、768、1280、1920 像素，微信里的手机，以及放大到 200 %。'],
]
