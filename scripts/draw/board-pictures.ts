import type { Picture } from './pictures.ts'
import { contractBoard, monitorBoard, projectBoard, qualityBoard, scheduleBoard } from './scenes/boards.ts'
import { scoreBoard, weightBoard } from './scenes/check-boards.ts'
import { missBoard, replayBoard } from './scenes/driving-boards.ts'
import { objectionBoard, signingBoard, storesBoard } from './scenes/land-boards.ts'
import { errorBoard, moderationBoard, riskBoard } from './scenes/risk-boards.ts'
import { packageBoard, sampleBoard } from './scenes/soil-boards.ts'
import { closureBoard, dispatchBoard, progressBoard } from './scenes/task-boards.ts'
import { topologyBoard } from './scenes/topology-board.ts'

const boards: Readonly<Record<string, (width: number, height: number) => ReturnType<typeof riskBoard>>> = {
  quality: qualityBoard,
  schedule: scheduleBoard,
  monitor: monitorBoard,
  projects: projectBoard,
  contracts: contractBoard,
  risk: riskBoard,
  moderation: moderationBoard,
  errors: errorBoard,
  objections: objectionBoard,
  signing: signingBoard,
  stores: storesBoard,
  samples: sampleBoard,
  package: packageBoard,
  topology: topologyBoard,
  weights: weightBoard,
  scores: scoreBoard,
  replay: replayBoard,
  misses: missBoard,
  dispatch: dispatchBoard,
  progress: progressBoard,
  closure: closureBoard,
}

/** Pages of the company's own tools, as the texts beside them tell of them. */
export const boardPictures: readonly Picture[] = Object.entries(boards).map(([name, draw]) => ({
  file: `contract/demo/media/demo-board-${name}.webp`,
  paint: () => draw(960, 600),
  quality: 66,
}))
