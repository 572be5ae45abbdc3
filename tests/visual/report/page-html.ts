import { pageCss } from './page-css.ts'
import type { ReportData } from './report-data.ts'

/** The page as one document that asks for nothing but the pictures beside it. @param script fills it */
export function pageHtml(data: ReportData, script: string): string {
  const count = data.groups.reduce((sum, { entries }) => sum + entries.length, 0)
  return `<!doctype html>
<html lang="zh-CN" data-theme="system">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>截图差异 ${count} 处</title>
<link rel="icon" href="data:,">
<style>${pageCss}</style>
</head>
<body>
<header>
  <h1>截图差异</h1>
  <p id="tally"></p>
  <p class="at">比较于 <time datetime="${escaped(data.at)}">${escaped(inWords(data.at))}</time></p>
  <div id="help">
    <ul>${help.map(([key, words]) => `<li><kbd>${key}</kbd>${words}</li>`).join('')}</ul>
    <label><input type="checkbox" id="keys-on">单键快捷键</label>
  </div>
</header>
<main>
  <details id="list">
    <summary>全部差异 ${count} 处</summary>
    <nav id="groups" aria-label="全部差异"></nav>
  </details>
  <section id="viewer" aria-labelledby="component story">
    <div class="title">
      <div class="names">
        <h2><span id="component"></span> <span id="story"></span></h2>
        <p id="which"></p>
      </div>
      <div class="steps">
        <button type="button" id="previous">上一处</button>
        <span id="place"></span>
        <button type="button" id="next">下一处</button>
      </div>
    </div>
    <div class="tools">
      <fieldset id="modes">
        <legend class="hidden">怎样看</legend>
        ${modes.map(([mode, words]) => `<label><input type="radio" name="mode" value="${mode}"${mode === 'slider' ? ' checked' : ''}><span>${words}</span></label>`).join('')}
      </fieldset>
      <label class="tick"><input type="checkbox" id="actual-size">实际大小</label>
      <a id="open-story" target="_blank" rel="noreferrer">在 Storybook 中打开<span class="hidden">（新窗口）</span></a>
    </div>
    <div id="slider-line"><span>认可的</span><input type="range" id="split" min="0" max="100" step="0.5" value="50" aria-label="分界线：左边是认可的，右边是新的"><span>新的</span></div>
    <div id="blink-line" hidden><span>现在看到：<strong id="blink-shows"></strong></span><button type="button" id="pause">暂停闪烁</button></div>
    <div id="stage" role="region" tabindex="0" aria-label="图片"></div>
    <div class="decision">
      <label class="tick approve"><input type="checkbox" id="approved">认可这一处</label>
      <button type="button" id="approve-group"></button>
    </div>
  </section>
</main>
<form id="approval" aria-label="认可" novalidate>
  <div class="field"><label for="approver">认可人（必填）</label><input type="text" id="approver" autocomplete="name" required aria-describedby="approver-fault"><span id="approver-fault"></span></div>
  <div class="field note"><label for="note">备注</label><input type="text" id="note"></div>
  <div class="field storybook"><label for="storybook">Storybook 地址</label><input type="url" id="storybook"></div>
  <button type="submit" id="download">下载认可文件</button>
  <p id="status" role="status"></p>
</form>
<script type="application/json" id="data">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
<script>${script.replaceAll('</script', '<\\/script')}</script>
</body>
</html>
`
}

const help = [
  ['J', '下一处'],
  ['K', '上一处'],
  ['A', '认可'],
  ['S', '滑块'],
  ['B', '闪烁，再按换图'],
  ['V', '并排'],
  ['D', '差异'],
  ['F', '实际大小'],
]

const modes = [
  ['slider', '滑块'],
  ['blink', '闪烁'],
  ['beside', '并排'],
  ['difference', '差异'],
]

const inWords = (at: string) =>
  new Date(at).toLocaleString('zh-CN', { dateStyle: 'medium', timeStyle: 'short', hour12: false })

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
