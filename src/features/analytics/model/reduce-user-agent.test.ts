import { expect, test } from 'vitest'
import { reduceUserAgent } from './reduce-user-agent.ts'

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)'
const PIXEL = 'Mozilla/5.0 (Linux; Android 10; K)'
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)'
const BLINK = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0'
const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'

test.each([
  [`${WINDOWS} ${BLINK} Safari/537.36`, 'Chrome', 142, 'desktop'],
  [`${WINDOWS} ${BLINK} Safari/537.36 Edg/142.0.3595.53`, 'Edge', 142, 'desktop'],
  [`${WINDOWS} ${BLINK} Safari/537.36 OPR/123.0.0.0`, 'Opera', 123, 'desktop'],
  [`${PIXEL} ${BLINK} Mobile Safari/537.36`, 'Chrome', 142, 'phone'],
  [`${PIXEL} ${BLINK} Safari/537.36`, 'Chrome', 142, 'tablet'],
  [
    `Mozilla/5.0 (Linux; Android 14; SM-S928B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet',
    28,
    'phone',
  ],
  [`${MAC} ${WEBKIT} Version/26.1 Safari/605.1.15`, 'Safari', 26, 'desktop'],
  [`${IPHONE} ${WEBKIT} Version/18.5 Mobile/15E148 Safari/604.1`, 'Safari', 18, 'phone'],
  [`${IPHONE} ${WEBKIT} CriOS/142.0.7444.77 Mobile/15E148 Safari/604.1`, 'Chrome', 142, 'phone'],
  [
    'Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.6 Mobile/15E148 Safari/604.1',
    'Safari',
    16,
    'tablet',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0', 'Firefox', 144, 'desktop'],
  ['', 'other', null, 'desktop'],
  [`Chrome/${'9'.repeat(5000)}`, 'Chrome', 9999, 'desktop'],
])('%s', (userAgent, browser, browserVersion, device) => {
  expect(reduceUserAgent(userAgent)).toEqual({ browser, browserVersion, device })
})
