import { expect, test } from 'vitest'
import { isValidPlace, withoutRoomLink, withRoom } from './meeting-link.ts'

test('a place may be a text, an address, or a link with one room', () => {
  for (const place of [
    '',
    'Kerkstraat 1, Gent',
    'https://meet.example/ons-kantoor',
    'https://meet.jit.si/{room}',
    'Online: https://meet.jit.si/studio-{room}#config.prejoinPageEnabled=true',
    'https://meet.example:8443/join?room={room}',
  ])
    expect([place, isValidPlace(place)]).toEqual([place, true])
})

test('a placeholder outside the path of an https link, twice or with another name is refused', () => {
  for (const place of [
    '{room}',
    'Lokaal {room}',
    'http://meet.jit.si/{room}',
    'https://{room}.meet.example/',
    'https://meet.example{room}/',
    'https://meet.example:{room}/',
    'https://bas@meet.example/{room}',
    'https://meet.jit.si/{room}/{room}',
    'https://meet.jit.si/{name}',
    'https://meet.jit.si/{{room}}',
    'https://meet.jit.si/{room',
    'javascript:alert({room})',
  ])
    expect([place, isValidPlace(place)]).toEqual([place, false])
})

test('the link is complete in an appointment and absent where everybody reads the place', () => {
  const place = 'Online: https://meet.jit.si/{room}'
  expect(withRoom(place, 'abc')).toBe('Online: https://meet.jit.si/abc')
  expect(withoutRoomLink(place)).toBe('Online')
  expect(withoutRoomLink('https://meet.jit.si/{room}')).toBe('')
  expect(withoutRoomLink('Bij ons: kerkstraat 1')).toBe('Bij ons: kerkstraat 1')
})
