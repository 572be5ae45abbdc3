export { SurveyFrame, type SurveyFrameProps } from './survey-frame.tsx'
export { boundingBox, boxOutset } from './survey-marks.ts'
