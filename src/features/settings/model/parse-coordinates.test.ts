import { expect, test } from 'vitest'
import { parseCoordinates } from './parse-coordinates.ts'

test.each([
  ['51.2194, 4.4025', 51.2194, 4.4025],
  [' 51.2194 4.4025 ', 51.2194, 4.4025],
  ['51.2194°, 4.4025°', 51.2194, 4.4025],
  ['51,2194; 4,4025', 51.2194, 4.4025],
  ['51,2194 4,4025', 51.2194, 4.4025],
  ['-33.9, 151.2', -33.9, 151.2],
  ['51,4', 51, 4],
  ['https://www.openstreetmap.org/?mlat=51.2194&mlon=4.4025#map=17/51.21/4.40', 51.2194, 4.4025],
  ['https://www.openstreetmap.org/#map=17/51.2194/4.4025', 51.2194, 4.4025],
  ['https://www.openstreetmap.org/node/123#map=18/51.2194/4.4025&layers=N', 51.2194, 4.4025],
  ['https://www.google.com/maps/@51.2194,4.4025,17z', 51.2194, 4.4025],
  [
    'https://www.google.be/maps/place/Caf%C3%A9/@51.1,4.1,17z/data=!3m1!4b1!4m6!8m2!3d51.2194!4d4.4025!16s',
    51.2194,
    4.4025,
  ],
  ['https://www.google.com/maps?q=51.2194,4.4025', 51.2194, 4.4025],
  ['https://www.google.com/maps/search/?api=1&query=51.2194%2C4.4025', 51.2194, 4.4025],
  ['https://www.google.com/maps/search/51.2194,+4.4025', 51.2194, 4.4025],
  ['https://maps.apple.com/?ll=51.2194,4.4025&q=Zaak', 51.2194, 4.4025],
  ['geo:51.2194,4.4025?z=17', 51.2194, 4.4025],
])('%s', (text, latitude, longitude) => {
  expect(parseCoordinates(text)).toEqual({ latitude, longitude })
})

test.each([
  '',
  'Kaai 2, 2000 Antwerpen',
  '51.2194',
  '95.1, 4.4',
  '51.2, 190',
  'https://maps.app.goo.gl/abcDEF',
  'https://www.openstreetmap.org/node/123',
])('“%s” contains no coordinates', (text) => {
  expect(parseCoordinates(text)).toBeUndefined()
})
