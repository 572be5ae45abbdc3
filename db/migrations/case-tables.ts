import { column, type TableColumns } from './schema.ts'

const { id, text, integer, enabled } = column

/** The case pages; a part of 002-all-content. */
export const caseTables: Record<string, TableColumns> = {
  soil_submission: {
    id,
    title: text,
    description: text,
    imageUrl: text,
    status: enabled,
  },
  soil_tech: {
    id,
    title: text,
    description: text,
    imageUrl: text,
    sortOrder: integer,
    status: enabled,
  },
  soil_case: {
    id,
    title: text,
    description: text,
    imageUrl: text,
    sortOrder: integer,
    status: enabled,
  },
  land_extension_background: {
    id,
    title: text,
    description: text,
    imageUrl: text,
  },
  land_extension_process: {
    id,
    title: text,
    description: text,
    deliverable: text,
    imageUrl: text,
    sortOrder: integer,
    status: enabled,
  },
  land_extension_statistics: {
    id,
    title: text,
    description: text,
    imageUrl: text,
    sortOrder: integer,
    status: enabled,
  },
  natural_disaster_data_collection: {
    id,
    dataType: text,
    collectionMethod: text,
    technicalSupport: text,
    sortOrder: integer,
    status: enabled,
  },
  natural_disaster_data_management: {
    id,
    title: text,
    description: text,
    imageUrl: text,
    sortOrder: integer,
    status: enabled,
  },
  natural_disaster_risk_assessment: {
    id,
    title: text,
    description: text,
    imageUrl: text,
    sortOrder: integer,
    status: enabled,
  },
  autonomous_driving_intro: {
    id,
    title: text,
    subtitle: text,
    description: text,
    bannerImageUrl: text,
  },
  autonomous_driving_item: {
    id,
    category: text,
    title: text,
    description: text,
    imageUrl: text,
    sortOrder: integer,
    status: enabled,
  },
}
