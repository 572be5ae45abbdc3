import { internetBpo } from './internet-bpo.type.ts'
import { flowChartUploadFailure } from '#app/admin/form/inputs/image-rules.ts'
import { SingleRecordPanel } from '#app/admin/form/single-record-panel.tsx'

/** The internet BPO page, one section of the form for each of the page's (back-office §2.6). */
function ServiceBpoPanel() {
  return (
    <SingleRecordPanel
      type={internetBpo}
      loadFailure="加载失败"
      sections={[
        {
          heading: '项目流程',
          fields: [{ fields: ['processFlowTitle'] }, { fields: ['processFlowImageUrl'] }],
        },
        {
          heading: '培训体系',
          fields: [
            'trainingSystemTitle',
            {
              heading: '培训内容',
              fields: [
                'trainingSystemItem1',
                'trainingSystemItem2',
                'trainingSystemItem3',
                'trainingSystemItem4',
                'trainingSystemItem5',
              ],
            },
            { fields: ['trainingSystemImageUrl'] },
          ],
        },
        {
          heading: '生产管理',
          fields: [
            { fields: ['productionManagementTitle', 'productionManagementDescription'] },
            { fields: ['productionManagementImageUrl'] },
          ],
        },
        {
          heading: '质量管理',
          fields: [
            { fields: ['qualityManagementTitle', 'qualityManagementDescription'] },
            { fields: ['qualityManagementImageUrl'] },
          ],
        },
        {
          heading: '峰值应对',
          fields: [
            { fields: ['peakResponseTitle', 'peakResponseDescription'] },
            { fields: ['peakResponseImageUrl'] },
          ],
        },
        {
          heading: '风险控制',
          fields: [
            'riskControlTitle',
            { heading: '风险控制 1', fields: ['riskControlItem1Title', 'riskControlItem1Description'] },
            { heading: '风险控制 2', fields: ['riskControlItem2Title', 'riskControlItem2Description'] },
            { heading: '风险控制 3', fields: ['riskControlItem3Title', 'riskControlItem3Description'] },
            { heading: '风险控制 4', fields: ['riskControlItem4Title', 'riskControlItem4Description'] },
            'riskControlImages',
          ],
        },
        {
          heading: '安全管理',
          fields: [
            'securityManagementTitle',
            { heading: '安全管理 1', fields: ['securityItem1Title', 'securityItem1Description'] },
            { heading: '安全管理 2', fields: ['securityItem2Title', 'securityItem2Description'] },
            { heading: '安全管理 3', fields: ['securityItem3Title', 'securityItem3Description'] },
            { heading: '安全管理 4', fields: ['securityItem4Title', 'securityItem4Description'] },
            { fields: ['securityManagementImageUrl'] },
          ],
        },
        {
          heading: '场地支持',
          fields: [
            'venueSupportTitle',
            {
              heading: '支持内容',
              fields: ['venueSupportItem1', 'venueSupportItem2', 'venueSupportItem3', 'venueSupportItem4'],
            },
            { fields: ['venueSupportImageUrl'] },
          ],
        },
        { heading: '显示设置', fields: ['status'] },
      ]}
      fieldOptions={{
        processFlowImageUrl: { uploadFailure: flowChartUploadFailure },
        status: { hint: '禁用后，网站的互联网BPO页不显示以上内容' },
      }}
    />
  )
}

/** By key of the menu. */
export const panels = { 'service-bpo': ServiceBpoPanel }
