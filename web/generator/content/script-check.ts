import { style } from '../prose-lint/style.js';
import type { Problem } from './problems.js';

/**
 * Characters used by only one script, as pairs of simplified and traditional. Only frequent ones: they're enough to
 * catch a pasted passage or a word that a converter missed. Characters that both scripts use are left out (后, 里, 云, 余).
 */
const characterPairs = `
  们們 这這 个個 来來 时時 会會 对對 发發 经經 为為 两兩 没沒 开開 关關 点點 还還 进進 过過 动動 吗嗎 么麼 边邊
  种種 从從 样樣 现現 当當 间間 问問 题題 词詞 编編 码碼 维維 态態 长長 数數 据據 组組 输輸 转轉 针針 钟鐘 较較
  务務 应應 东東 车車 书書 电電 见見 门門 头頭 无無 亿億 万萬 与與 专專 业業 严嚴 临臨 丽麗 举舉 义義 乐樂 习習
  乡鄉 买買 乱亂 争爭 亏虧 产產 亲親 价價 众眾 优優 传傳 伤傷 体體 儿兒 兴興 养養 写寫 农農 冲衝 决決 况況 冻凍
  净淨 凉涼 减減 凭憑 击擊 则則 刚剛 创創 别別 办辦 劳勞 势勢 区區 单單 卖賣 卫衛 厂廠 历歷 压壓 县縣 双雙 变變
  叠疊 听聽 启啟 员員 响響 图圖 团團 园園 围圍 国國 块塊 坏壞 坚堅 声聲 处處 备備 复複 够夠 夹夾 夺奪 奋奮 奖獎
  妇婦 妈媽 孙孫 学學 宁寧 宝寶 实實 审審 宽寬 层層 岁歲 岛島 币幣 师師 带帶 帮幫 广廣 庆慶 库庫 废廢 异異 弃棄
  张張 弹彈 强強 归歸 录錄 彻徹 总總 恶惡 惊驚 惯慣 愿願 戏戲 战戰 户戶 执執 扩擴 扫掃 扬揚 护護 报報 担擔 拟擬
  择擇 挤擠 挥揮 损損 换換 掷擲 敌敵 断斷 旧舊 显顯 晓曉 权權 条條 极極 构構 标標 树樹 档檔 检檢 楼樓 欢歡 残殘
  汇匯 汉漢 沟溝 泽澤 洁潔 测測 浏瀏 济濟 浓濃 涂塗 涨漲 渐漸 温溫 湾灣 满滿 灭滅 灵靈 炼煉 热熱 爱愛 牵牽 独獨
  环環 画畫 监監 盖蓋 盘盤 矿礦 确確 础礎 离離 积積 称稱 稳穩 穷窮 竞競 笔筆 签簽 简簡 类類 级級 纪紀 约約 线線
  练練 细細 织織 终終 绍紹 绝絕 统統 继繼 绩績 绪緒 续續 绳繩 综綜 绿綠 缓緩 缩縮 网網 罗羅 职職 联聯 胜勝 脑腦
  脚腳 节節 虑慮 虽雖 补補 装裝 规規 视視 觉覺 觅覓 览覽 计計 订訂 认認 讨討 让讓 训訓 议議 记記 讲講 许許 论論
  设設 访訪 证證 评評 识識 诉訴 译譯 试試 话話 询詢 该該 详詳 语語 误誤 说說 请請 诸諸 读讀 课課 谁誰 调調 谈談
  谢謝 谱譜 贝貝 负負 财財 责責 败敗 货貨 质質 购購 贵貴 费費 资資 赛賽 赢贏 赶趕 趋趨 跃躍 践踐 轨軌 轮輪 软軟
  轴軸 载載 达達 迁遷 运運 违違 远遠 连連 迟遲 适適 选選 递遞 逻邏 遗遺 释釋 铁鐵 银銀 链鏈 锁鎖 错錯 键鍵 闭閉
  闲閒 闻聞 阅閱 阔闊 队隊 阳陽 阶階 际際 陆陸 险險 随隨 隐隱 难難 雾霧 静靜 顶頂 项項 顺順 须須 预預 领領 频頻
  颜顏 额額 风風 飞飛 马馬 驱驅 验驗 骤驟 鱼魚 鸟鳥 黄黃 齐齊 内內 绘繪 绕繞 摆擺 扰擾 滤濾 红紅 蓝藍 绑綁 给給
  纸紙 仅僅 讯訊 摄攝 届屆 杂雜 圆圓 锐銳 镜鏡 页頁 顾顧 颗顆 驶駛 龙龍 龄齡
`
  .trim()
  .split(/\s+/);

const toTraditional = new Map(characterPairs.map(([hans = '', hant = '']) => [hans, hant]));
const toSimplified = new Map(characterPairs.map(([hans = '', hant = '']) => [hant, hans]));

interface Vocabulary {
  readonly characters: ReadonlySet<string>;
  /** From wrong to correct term. */
  readonly terms: ReadonlyMap<string, string>;
}

function vocabulary(language: string, convert: ReadonlyMap<string, string>): Vocabulary {
  const terms = Object.entries(style.terms[language] ?? {}).flatMap(([right, wrongs]) =>
    wrongs.flatMap((wrong) => {
      const converted = Array.from(wrong, (character) => convert.get(character) ?? character).join('');
      return [wrong, converted].map((spelling) => [spelling, right] as const);
    }),
  );
  return { characters: new Set(convert.keys()), terms: new Map(terms) };
}

/** Forbidden vocabulary by language folder. */
const foreign: Readonly<Record<string, Vocabulary>> = {
  'zh-hans': vocabulary('zh-hans', toSimplified),
  'zh-hant': vocabulary('zh-hant', toTraditional),
};

/** Finds characters of the wrong Chinese script, and terms that the style list replaces. */
export function checkWording(text: string, language: string, file: string, line?: number): Problem[] {
  const unfit = foreign[language];
  if (!unfit) return [];
  const at = line === undefined ? { file } : { file, line };
  const characters = [...new Set(text)].filter((character) => unfit.characters.has(character));
  const problems: Problem[] =
    characters.length > 0 ? [{ ...at, message: `characters of the other script: ${characters.join('')}` }] : [];
  for (const [wrong, right] of unfit.terms) {
    if (text.includes(wrong)) problems.push({ ...at, message: `“${wrong}” is not written here: write ${right}` });
  }
  return problems;
}
