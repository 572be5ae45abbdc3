/** Lines of the checklist about one record, by what a test shows of it. */
export interface LinesOfRecord {
  /** Its fields, as administrators send and read them. */
  kept?: string
  /** Its fields, as visitors read them. */
  shown?: string
  /** Options, and the least and the most of its numbers. */
  bounds?: string
  /** What a new one holds when it was not sent. */
  defaults?: string
}

export const linesOfRecords: Readonly<Record<string, LinesOfRecord>> = {
  Banner: { kept: 'A-202', shown: 'P-310' },
  Service: { kept: 'A-203', shown: 'P-311' },
  Case: { kept: 'A-204' },
  GovernmentModule: { kept: 'A-205' },
  GalleryImage: { kept: 'A-206' },
  Label: { kept: 'A-208', shown: 'P-341' },
  AnnotationSupport: { kept: 'A-209, A-213', shown: 'P-342', bounds: 'A-210, A-211' },
  IntelligentFeature: { kept: 'A-214', shown: 'P-343', bounds: 'A-215' },
  QualityProcess: { kept: 'A-216', shown: 'P-344' },
  DataAnnotation: { kept: 'A-217', shown: 'P-316' },
  IndustrySolution: { kept: 'A-218, A-220', shown: 'P-318, P-319', bounds: 'A-394' },
  DataCollection: { kept: 'A-221…A-229' },
  InternetBpo: { kept: 'A-230…A-239' },
  MapSurveying: { kept: 'A-240', shown: 'P-321' },
  TechAdvantage: { kept: 'A-241', shown: 'P-322', bounds: 'A-395' },
  TypicalApplication: { kept: 'A-242', shown: 'P-323', bounds: 'A-396' },
  IndustryEducation: { kept: 'A-243, A-244', shown: 'P-324' },
  TechServiceItem: { kept: 'A-245, A-567', shown: 'P-325' },
  SoilIntro: { kept: 'A-247' },
  SoilTech: { kept: 'A-250' },
  SoilCase: { kept: 'A-251' },
  LandBackground: { kept: 'A-252' },
  LandProcess: { kept: 'A-253' },
  LandStatistic: { kept: 'A-254' },
  NaturalDataManagement: { kept: 'A-255' },
  NaturalRiskAssessment: { kept: 'A-256' },
  NaturalDataCollection: { kept: 'A-257' },
  AutonomousIntro: { kept: 'A-258' },
  AutonomousItem: { kept: 'A-259', bounds: 'A-260' },
  Partner: { kept: 'A-261', shown: 'P-313', bounds: 'A-390' },
  News: { kept: 'A-262, A-650', shown: 'P-331', bounds: 'A-391', defaults: 'A-325' },
  Recruitment: {
    kept: 'A-265',
    shown: 'P-339',
    bounds: 'A-266, A-295…A-299, A-397',
    defaults: 'A-300…A-304',
  },
  Base: { kept: 'A-270', shown: 'P-332', bounds: 'A-272, A-398' },
  About: { kept: 'A-273', shown: 'P-312', bounds: 'A-274' },
  Honor: { kept: 'A-275', shown: 'P-327' },
  Copyright: { kept: 'A-276, A-651', shown: 'P-328', bounds: 'A-277' },
  Certification: { kept: 'A-278, A-651', shown: 'P-329' },
  LeadershipCare: { kept: 'A-279', shown: 'P-330' },
  QrConfig: { kept: 'A-280', bounds: 'A-281, A-392', defaults: 'A-281' },
  CoreMember: { kept: 'A-282', shown: 'P-326', bounds: 'A-393' },
}
