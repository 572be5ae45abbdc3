import type { Scenario } from './scenario.ts'

const group = 'upload'

/** Files that are not taken, or slowly. */
export const uploadScenarios = {
  'upload-fails': {
    group,
    label: '上传时服务器错误',
    stages: 'back-office §8: the upload failures, with the sentence of the server',
    composition: 'upload=500',
  },
  'no-message-on-upload': {
    group,
    label: '上传失败且没有提示',
    stages: 'back-office §8: image, video, file, flow chart and WeChat QR upload failures',
    composition: 'upload=500()',
  },
  'upload-old-server': {
    group,
    label: '上传失败但状态码为200',
    stages: 'back-office §4: an upload counts as done only with code 200',
    composition: 'upload=500,as:200',
  },
  'upload-too-large': {
    group,
    label: '上传文件过大',
    stages: 'back-office §5.4, §8: the server refuses a file for its size',
    composition: 'upload=413',
  },
  'upload-wrong-type': {
    group,
    label: '上传文件类型不允许',
    stages: 'back-office §5.4, §8: the server refuses a file for what it holds',
    composition: 'upload=415',
  },
  'upload-network-failure': {
    group,
    label: '上传时网络中断',
    stages: 'back-office §8: an upload gets no answer',
    composition: 'upload=cut',
  },
  'upload-slow': {
    group,
    label: '上传缓慢',
    stages: 'back-office §4: an upload on its way; in mock mode its progress is real',
    composition: 'upload=trickle',
  },
} satisfies Record<string, Scenario>
