// A figure of the tour of positional encoding: {% pe_figure pe-clock position=37 lang=zh-hant %}caption{% endpe_figure %}
// An exercise: {% pe_figure pe-exercise exercise=second-shadow seed=3 %}{% endpe_figure %}
// In _config.yml, pe_host is the address of the tour, such as https://example.org/tour/. What stands behind the name are
// attributes of the figure: "running" alone has no value, and so has "running=true"; "running=false" is left out. pe-value, pe-scrub and
// pe-act stand inside a sentence.
/* global hexo */

const inSentences = ['pe-act', 'pe-scrub', 'pe-value'];

const openFigure = {
  en: 'Open this figure in the tour',
  'zh-hans': '在教程中打开此图',
  'zh-hant': '在導覽中開啟這張圖',
};
const openExercise = {
  en: 'Open this exercise in the tour',
  'zh-hans': '在教程中打开此练习',
  'zh-hant': '在導覽中開啟這道練習',
};

const escaped = (text) =>
  text.replace(/[&<>"]/g, (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[character]);

/** The address of the tour, with a slash at its end. */
function host() {
  const address = String(hexo.config.pe_host ?? '');
  if (!/^(https?:)?\/\//.test(address))
    throw new Error(`pe_figure: pe_host in _config.yml must be the address of the tour, got "${address}"`);
  return address.replace(/\/?$/, '/');
}

/** The folder of the tour that speaks the language of a tag such as zh-TW. */
function folderOf(tag) {
  if (/^zh-(hant|tw|hk|mo)/i.test(tag)) return 'zh-hant';
  return /^zh/i.test(tag) ? 'zh-hans' : 'en';
}

/** `position=37` as ['position', '37']; a word alone has no value. */
function attributeOf(word) {
  const [, name, value = 'true'] = /^([a-z][a-z-]*)(?:=(.*))?$/s.exec(word) ?? [];
  if (name === undefined) throw new Error(`pe_figure: "${word}" is no attribute such as position=37`);
  return [name, value.replace(/^(["'])(.*)\1$/s, '$2')];
}

function figure([name = '', ...words], caption) {
  if (!/^pe(-[a-z]+)+$/.test(name))
    throw new Error(`pe_figure: the first word must be the name of a figure, such as pe-clock, got "${name}"`);
  const attributes = words.map(attributeOf);
  const written = attributes
    .filter(([, value]) => value !== 'false')
    .map(([attribute, value]) => ` ${attribute}="${value === 'true' ? '' : escaped(value)}"`);
  const given = new Map(attributes);
  const language = given.get('lang') ?? this.lang ?? [hexo.config.language].flat()[0] ?? 'en';
  const folder = folderOf(language);
  const text = hexo.render.renderSync({ text: caption.trim(), engine: 'markdown' }).trim();
  if (inSentences.includes(name)) {
    const phrase = text.replace(/^<p>|<\/p>$/g, '');
    return `<span class="pe-figure"><${name}${written.join('')}>${phrase}</${name}></span>`;
  }
  const exercise = given.get('exercise');
  const place = exercise === undefined ? `embed/${name.replace(/^pe-/, '')}/` : `exercises/#exercise-${exercise}`;
  const open = exercise === undefined ? openFigure : openExercise;
  // Feeds, and pages of readers without JavaScript, show the figure as it is at first.
  const source = escaped(`${host()}embed/pictures/${folder}/${name}.jpg`);
  const picture = `<img src="${source}" alt="" width="680" style="max-width: 100%; height: auto"><br>`;
  const link = `<a href="${escaped(`${host()}${folder}/${place}`)}">${exercise === undefined ? picture : ''}${open[folder]}</a>`;
  return `<div class="pe-figure"><${name}${written.join('')}>${text}<noscript><p>${link}</p></noscript></${name}></div>`;
}

hexo.extend.tag.register('pe_figure', figure, { ends: true });

// The first figure of a page brings the script, before an excerpt is cut off from the rest (priority 10).
hexo.extend.filter.register(
  'after_post_render',
  (page) => {
    const first = /<(?:div|span) class="pe-figure">/;
    const script = `<script type="module" src="${escaped(host())}embed/pe.js"></script>`;
    page.content = page.content.replace(first, (opening) => opening + script);
    return page;
  },
  5,
);
