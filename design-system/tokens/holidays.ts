import type { Colours } from './colour.ts'
import { palette } from './palette.ts'

const { ink, red } = palette

/** What a holiday changes on light ground, and inside ink sections and the dark theme. The other colours stay. */
export interface HolidayLook {
  colours: Partial<Colours>
  ink: Partial<Colours>
}

/** The accent of light ground is the same red for all holidays: gold is too weak on white. */
const redAccent = {
  survey: red[600],
  surveyAction: red[600],
  surveyActionHovered: red[700],
  surveyActionPressed: '#841519',
  onSurveyAction: '#ffffff',
  surveyText: red[600],
  surveySoft: red[50],
  onSurveySoft: red[700],
} satisfies Partial<Colours>

/** The site's holidays by the value of `data-day`, each as the few tokens that it changes. */
export const holidays = {
  spring: {
    colours: redAccent,
    ink: {
      survey: '#ffc53d',
      surveyAction: '#ffc53d',
      surveyActionHovered: '#ffd666',
      surveyActionPressed: '#faad14',
      onSurveyAction: ink[950],
      surveyText: '#ffd666',
      surveySoft: '#33270d',
      onSurveySoft: '#ffe7a3',
    },
  },
  national: {
    colours: redAccent,
    ink: {
      survey: red[400],
      surveyAction: red[400],
      surveyActionHovered: red[300],
      surveyActionPressed: '#e85a5a',
      onSurveyAction: ink[950],
      surveyText: red[300],
      surveySoft: '#381820',
      onSurveySoft: red[200],
    },
  },
} satisfies Record<string, HolidayLook>
