/** One card under the hero. */
export interface ServiceCard {
  id: number | string
  title: string
  description: string
  /** Address ready for display; without one the card draws a motif of its own. */
  imageUrl?: string
  /** The service page it opens. */
  path: string
}

/** So many services show on the home page (public-site §9). */
export const SERVICE_CARDS_AT_MOST = 3

/** Show while no service is enabled or the list does not load (public-site §2.3). */
export const defaultServiceCards: ServiceCard[] = [
  {
    id: 'government',
    title: '政府数据服务',
    description:
      '面向自然资源、农业农村、应急管理等八大领域，提供数据采集、治理、建库与专题应用的一体化服务。',
    path: '/government-services',
  },
  {
    id: 'annotation',
    title: '数据标注',
    description: '覆盖图像、视频、文本、语音与三维点云，为大模型与自动驾驶交付高精度的训练数据。',
    path: '/data-annotation',
  },
  {
    id: 'education',
    title: '产教融合',
    description: '与院校共建产业学院，把真实项目带进课堂，为数字产业持续培养人才。',
    path: '/industry-education',
  },
]
