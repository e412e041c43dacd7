import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import { expect, test } from 'vitest'
import { convertPasted } from './pasted-content.ts'
import type { PastedNode } from './pasted-node.ts'

type Child = DefaultTreeAdapterTypes.ChildNode

function toPasted(node: Child): PastedNode[] {
  if ('value' in node) return [{ text: node.value }]
  if (!('tagName' in node)) return []
  const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]))
  return [{ tag: node.tagName, attributes, children: node.childNodes.flatMap(toPasted) }]
}

const paste = (html: string) => convertPasted(html, (text) => parseFragment(text).childNodes.flatMap(toPasted))
const nothing = { pictures: 0, links: 0, notes: 0, embeds: 0, colours: false, fonts: false }

/** Copied from Word for Windows, shortened. */
const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0cm; font-size:11.0pt;} --></style>
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]--></head>
<body lang=NL-BE style='tab-interval:35.4pt'><!--StartFragment-->
<h1>Een snelle site<o:p></o:p></h1>
<p class=MsoNormal><span lang=NL-BE style='font-family:"Arial",sans-serif;mso-ansi-language:NL-BE'>Meten is <b
style='mso-bidi-font-weight:normal'>weten</b>, zie <a href="https://web.dev/vitals"><span style='color:#0563C1'>Web&nbsp;Vitals</span></a>.<o:p></o:p></span></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<h2><a name="_Toc12"></a>Stappen<o:p></o:p></h2>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>Eerst meten<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span
style='font-family:"Courier New"'><span style='mso-list:Ignore'>o<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>op een telefoon<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='mso-list:Ignore'>2.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Dan snoeien<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1"><span class=MsoFootnoteReference>[1]</span></a><o:p></o:p></p>
<p class=MsoNormal><span style='color:red'>Let op</span> <!--[if gte vml 1]><v:shape id="x"/><![endif]--><![if !vml]><img width=400 src="file:///C:/Users/rita/clip_image001.png"><![endif]></p>
<table class=MsoTableGrid border=1 cellspacing=0 style='border-collapse:collapse'>
 <tr><td width=200 valign=top><p class=MsoNormal><b>Maat</b><o:p></o:p></p></td><td colspan=2><p class=MsoNormal>Grens<o:p></o:p></p></td></tr>
 <tr><td><p class=MsoNormal>LCP<o:p></o:p></p></td><td><p class=MsoNormal>2,5 s<o:p></o:p></p></td><td><p class=MsoNormal><o:p>&nbsp;</o:p></p></td></tr>
</table>
<div style='mso-element:footnote-list'><div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText>Een noot.</p></div></div>
<!--EndFragment--></body></html>`

test('Word: headings, nested lists, links and tables are kept; the rest is reported', () => {
  const { html, dropped } = paste(WORD)
  expect(html).toBe(
    [
      '<h2>Een snelle site</h2>',
      '<p>Meten is <strong>weten</strong>, zie <a href="https://web.dev/vitals">Web\u00a0Vitals</a>.</p>',
      '<h3>Stappen</h3>',
      '<ol><li><p>Eerst meten</p><ul><li><p>op een telefoon</p></li></ul></li><li><p>Dan snoeien</p></li></ol>',
      '<p>Let op</p>',
      '<table><tbody><tr><td><p><strong>Maat</strong></p></td><td colspan="2"><p>Grens</p></td></tr>',
      '<tr><td><p>LCP</p></td><td><p>2,5 s</p></td><td><p></p></td></tr></tbody></table>',
    ].join(''),
  )
  expect(dropped).toEqual({ ...nothing, pictures: 1, notes: 1, colours: true, fonts: true })
})

/** Copied from Google Docs in Chrome, shortened. */
const RUN =
  'font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;text-decoration:none;white-space:pre-wrap;'
const GOOGLE_DOCS = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1f0e"><h2 dir="ltr" style="line-height:1.38;"><span style="${RUN}">Prijzen</span></h2><p dir="ltr" style="line-height:1.38;"><span style="${RUN}">Gewoon, </span><span style="${RUN.replace('400', '700')}">vet</span><span style="${RUN}"> en </span><span style="${RUN.replace('style:normal', 'style:italic')}">schuin</span><span style="${RUN}">. </span><a href="https://www.google.com/url?q=https://example.be/a%3Fb%3D1&sa=D&source=editors" style="text-decoration:none;"><span style="${RUN.replace('none', 'underline').replace('#000000', '#1155cc')}">Een link</span></a></p><br /><ul style="margin-top:0;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span style="${RUN}">Een</span></p></li><ul style="margin-top:0;"><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation"><span style="${RUN}">Een a</span></p></li></ul><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span style="${RUN}">Twee</span></p></li></ul><p dir="ltr"><span style="${RUN}"><span style="border:none;display:inline-block;"><img src="https://lh7-rt.googleusercontent.com/docsz/AD_4nX" width="300"></span></span></p><div dir="ltr" align="left"><table style="border:none;"><colgroup><col width="312"><col width="312"></colgroup><tbody><tr><td><p dir="ltr"><span style="${RUN}">Pakket</span></p></td><td><p dir="ltr"><span style="${RUN}">€ 900</span></p></td></tr></tbody></table></div></b><br class="Apple-interchange-newline">`

test('Google Docs: styles become marks, nested lists and redirects are resolved', () => {
  const { html, dropped } = paste(GOOGLE_DOCS)
  expect(html).toBe(
    [
      '<h2>Prijzen</h2>',
      '<p>Gewoon, <strong>vet</strong> en <em>schuin</em>. <a href="https://example.be/a?b=1">Een link</a></p>',
      '<ul><li><p>Een</p><ul><li><p>Een a</p></li></ul></li><li><p>Twee</p></li></ul>',
      '<table><tbody><tr><td><p>Pakket</p></td><td><p>€ 900</p></td></tr></tbody></table>',
    ].join(''),
  )
  expect(dropped).toEqual({ ...nothing, pictures: 1, fonts: true })
})

test('Word Online: headings with a role and one list per item', () => {
  const { html } = paste(
    `<div class="OutlineElement Ltr SCXW123"><p role="heading" aria-level="2"><span class="TextRun">Kop</span></p></div>
    <div class="ListContainerWrapper SCXW123"><ul role="list"><li data-aria-level="1"><p>Een</p></li></ul></div>
    <div class="ListContainerWrapper SCXW123"><ul role="list"><li data-aria-level="2"><p>Een a</p></li></ul></div>
    <div class="ListContainerWrapper SCXW123"><ul role="list"><li data-aria-level="1"><p>Twee</p></li></ul></div>`,
  )
  expect(html).toBe('<h2>Kop</h2><ul><li><p>Een</p><ul><li><p>Een a</p></li></ul></li><li><p>Twee</p></li></ul>')
})

test('a web page: unsafe links and embeds are reported, colours and fonts are not', () => {
  const { html, dropped } = paste(
    '<p style="color:red;font-family:Arial">Klik <a href="javascript:alert(1)">hier</a> of <a href="/contact">daar</a></p>' +
      '<iframe src="https://video.example"></iframe><pre>a &lt; b\n</pre><script>alert(1)</script>' +
      '<p>Foto <img src="/media/aaaaaaaaaaaaaaaaaaaaaaaa/640.jpg" alt="x" onerror="alert(1)"></p>',
  )
  expect(html).toBe(
    '<p>Klik hier of <a href="/contact">daar</a></p><pre><code>a &lt; b</code></pre>' +
      '<p>Foto <img src="/media/aaaaaaaaaaaaaaaaaaaaaaaa/640.jpg" alt="x"></p>',
  )
  expect(dropped).toEqual({ ...nothing, links: 1, embeds: 1 })
})

test('a copied sentence stays inline', () => {
  expect(paste('Een <b>vet</b> &amp; <span>gewoon</span> woord').html).toBe(
    'Een <strong>vet</strong> &amp; gewoon woord',
  )
})
