export const day = {
  floor: '#f4f7fc',
  tile: '#e4ebf5',
  wall: '#dbe6f6',
  desk: '#ffffff',
  screen: '#1a3464',
  shirt: '#42546f',
  leaf: '#3aae78',
  rug: '#d5e2fb',
  chair: '#8fa4c4',
}

export const night = {
  floor: '#14294f',
  tile: '#1b3563',
  wall: '#1c3b73',
  desk: '#3c5b92',
  screen: '#0c1930',
  shirt: '#b5cdff',
  leaf: '#2a8a6c',
  rug: '#1b4391',
  chair: '#50709f',
}

export type Light = typeof day
