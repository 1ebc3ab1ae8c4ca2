import type { Texts } from '../wire/locale.ts'

/** What a game of a theme is about, in a sentence or two. */
export const THEME_STORIES: Record<string, Texts> = {
  fruit: {
    ru: 'Фруктовая классика без лишних украшений: спелые символы, быстрые вращения и множители, которые выпадают неожиданно.',
    en: 'A fruit classic with nothing in the way: ripe symbols, quick spins and multipliers that turn up unannounced.',
    it: 'Un classico alla frutta senza fronzoli: simboli maturi, giri veloci e moltiplicatori che arrivano a sorpresa.',
    br: 'Um clássico de frutas sem enrolação: símbolos maduros, giros rápidos e multiplicadores que aparecem de surpresa.',
  },
  egypt: {
    ru: 'Гробница открыта, факелы горят. Ищите символ, который раскрывается на весь барабан, и не будите стражу.',
    en: 'The tomb is open and the torches are lit. Look for the symbol that fills a whole reel, and let the guards sleep.',
    it: 'La tomba è aperta e le torce sono accese. Cerca il simbolo che riempie l’intero rullo e non svegliare le guardie.',
    br: 'A tumba está aberta e as tochas, acesas. Procure o símbolo que ocupa o rolo inteiro e não acorde os guardas.',
  },
  sea: {
    ru: 'Погружение туда, где светло от жемчуга. Раковины открываются по одной, и в некоторых лежат фриспины.',
    en: 'A dive to where the pearls give the light. Shells open one by one, and some of them hold free spins.',
    it: 'Un’immersione dove a far luce sono le perle. Le conchiglie si aprono una a una e alcune nascondono giri gratis.',
    br: 'Um mergulho até onde as pérolas iluminam tudo. As conchas se abrem uma a uma, e algumas guardam giros grátis.',
  },
  space: {
    ru: 'Дальний рейс без обратного билета. Планеты сходятся в ряды, а за каждой комбинацией прилетает следующая.',
    en: 'A long flight with no return ticket. Planets fall into line, and each win makes room for the next.',
    it: 'Un lungo volo senza biglietto di ritorno. I pianeti si allineano e ogni vincita fa spazio alla successiva.',
    br: 'Uma viagem longa, sem passagem de volta. Os planetas se alinham e cada vitória abre espaço para a próxima.',
  },
  myths: {
    ru: 'Боги в хорошем настроении, но ненадолго. Молнии превращают обычные символы в дикие, пока гремит гром.',
    en: 'The gods are in a good mood, for now. While it thunders, lightning turns plain symbols wild.',
    it: 'Gli dei sono di buon umore, per ora. Finché tuona, i fulmini trasformano i simboli comuni in wild.',
    br: 'Os deuses estão de bom humor, por enquanto. Enquanto troveja, os raios transformam símbolos comuns em wilds.',
  },
  candy: {
    ru: 'Сладости сыплются каскадом: собранные лопаются, сверху падают новые, множитель растёт.',
    en: 'Sweets come down in a cascade: matches pop, new ones drop in, the multiplier climbs.',
    it: 'Dolci a cascata: le combinazioni scoppiano, ne cadono di nuovi e il moltiplicatore sale.',
    br: 'Doces em cascata: as combinações estouram, caem outros e o multiplicador sobe.',
  },
  mines: {
    ru: 'Вагонетка едет вглубь, и чем глубже, тем крупнее самородки. Динамит расчищает поле за одно вращение.',
    en: 'The cart goes down, and the deeper it gets, the bigger the nuggets. Dynamite clears the field in one spin.',
    it: 'Il carrello scende e più va a fondo, più grosse sono le pepite. La dinamite libera il campo in un giro solo.',
    br: 'O carrinho desce e, quanto mais fundo, maiores as pepitas. A dinamite limpa o campo em um só giro.',
  },
  west: {
    ru: 'Полдень, пустая улица, двое на площади. Плакаты «разыскивается» приносят множители тем, кто стреляет первым.',
    en: 'Noon, an empty street, two people in it. Wanted posters carry multipliers for whoever draws first.',
    it: 'Mezzogiorno, una strada deserta e due sfidanti. I manifesti dei ricercati portano moltiplicatori a chi estrae per primo.',
    br: 'Meio-dia, rua vazia e dois rivais. Os cartazes de procurado dão multiplicadores a quem saca primeiro.',
  },
  vikings: {
    ru: 'Паруса подняты, барабаны бьют. Щиты на барабанах запираются и ждут, пока соберётся вся дружина.',
    en: 'Sails up, drums going. Shields lock on the reels and wait until the whole crew is there.',
    it: 'Vele al vento e tamburi che battono. Gli scudi si bloccano sui rulli finché l’equipaggio non è al completo.',
    br: 'Velas içadas, tambores batendo. Os escudos travam nos rolos e esperam a tripulação inteira.',
  },
  asia: {
    ru: 'Фонари зажжены, дракон просыпается. Красные конверты раздают монеты, а лотос удваивает то, что рядом.',
    en: 'The lanterns are lit and the dragon stirs. Red envelopes hand out coins, and the lotus doubles what stands beside it.',
    it: 'Le lanterne sono accese e il drago si sveglia. Le buste rosse regalano monete e il loto raddoppia ciò che ha accanto.',
    br: 'As lanternas estão acesas e o dragão desperta. Envelopes vermelhos distribuem moedas, e a lótus dobra o que está ao lado.',
  },
  jungle: {
    ru: 'За лианами стоит храм, которого нет на картах. Идолы сдвигаются с места и открывают ещё один ряд.',
    en: 'Behind the vines stands a temple no map shows. The idols shift and uncover one more row.',
    it: 'Dietro le liane c’è un tempio che nessuna mappa riporta. Gli idoli si spostano e scoprono un’altra fila.',
    br: 'Atrás dos cipós há um templo que não está no mapa. Os ídolos se movem e revelam mais uma linha.',
  },
  magic: {
    ru: 'В котле что-то кипит, и рецепт знает только сова. Зелья меняют символы местами, иногда очень вовремя.',
    en: 'Something is brewing and only the owl knows the recipe. Potions swap symbols around, sometimes just in time.',
    it: 'Qualcosa bolle nel calderone e solo il gufo conosce la ricetta. Le pozioni scambiano i simboli, a volte al momento giusto.',
    br: 'Tem algo fervendo no caldeirão e só a coruja sabe a receita. As poções trocam os símbolos, às vezes bem na hora.',
  },
  night: {
    ru: 'После полуночи портреты смотрят в ответ. Летучие мыши приносят дикие символы и остаются до рассвета.',
    en: 'After midnight the portraits look back. Bats bring wild symbols and stay until dawn.',
    it: 'Dopo mezzanotte i ritratti ricambiano lo sguardo. I pipistrelli portano simboli wild e restano fino all’alba.',
    br: 'Depois da meia-noite, os retratos olham de volta. Morcegos trazem wilds e ficam até o amanhecer.',
  },
  pirates: {
    ru: 'Половина карты у вас, вторая где-то на барабанах. Соберите крест, и сундук выйдет на палубу.',
    en: 'You hold half the map; the rest is on the reels. Make the cross and the chest comes up on deck.',
    it: 'Metà della mappa è tua, il resto è sui rulli. Completa la croce e il forziere sale sul ponte.',
    br: 'Metade do mapa é sua; o resto está nos rolos. Complete o X e o baú sobe ao convés.',
  },
  animals: {
    ru: 'Саванна просыпается рано. Стадо проходит по барабанам и оставляет за собой ряды одинаковых символов.',
    en: 'The plains wake early. The herd crosses the reels and leaves rows of matching symbols behind it.',
    it: 'La savana si sveglia presto. Il branco attraversa i rulli e lascia dietro di sé file di simboli uguali.',
    br: 'A savana acorda cedo. A manada cruza os rolos e deixa para trás fileiras de símbolos iguais.',
  },
  ice: {
    ru: 'Символы вмерзают в лёд и держатся до следующего вращения. Когда лёд трескается, выигрыш пересчитывают.',
    en: 'Symbols freeze in place and hold until the next spin. When the ice cracks, the win is counted again.',
    it: 'I simboli si congelano e restano fermi fino al giro successivo. Quando il ghiaccio si rompe, la vincita si riconta.',
    br: 'Os símbolos congelam e ficam até o próximo giro. Quando o gelo racha, a vitória é recontada.',
  },
  gems: {
    ru: 'Камни собираются в группы, а не в линии: пять рядом уже выигрыш, дальше сетка растёт.',
    en: 'Stones pay in clusters, not lines: five together already win, and from there the grid grows.',
    it: 'Le pietre pagano a gruppi, non a linee: cinque vicine vincono già e da lì la griglia cresce.',
    br: 'As pedras pagam em grupos, não em linhas: cinco juntas já ganham, e daí a grade só cresce.',
  },
  party: {
    ru: 'Свет гаснет, бас включён. Пластинки крутятся вместе с барабанами, и на припеве всё удваивается.',
    en: 'Lights down, bass up. The records spin with the reels, and on the chorus everything doubles.',
    it: 'Luci basse, bassi alti. I dischi girano con i rulli e al ritornello tutto raddoppia.',
    br: 'Luz baixa, som alto. Os discos giram com os rolos e, no refrão, tudo dobra.',
  },
  fishing: {
    ru: 'Тихое утро, натянутая леска. Рыбак забирает всё, что плавает рядом, и каждая рыба подписана суммой.',
    en: 'A quiet morning and a tight line. The angler takes everything that swims nearby, and every fish carries a price.',
    it: 'Mattina tranquilla, lenza tesa. Il pescatore prende tutto ciò che nuota vicino e ogni pesce ha il suo premio.',
    br: 'Manhã tranquila, linha esticada. O pescador leva tudo o que nada por perto, e cada peixe tem seu valor.',
  },
  sevens: {
    ru: 'Семёрки, колокольчики, бары: всё как в автоматах с рычагом, только быстрее.',
    en: 'Sevens, bells and bars: everything the machines with a lever had, only faster.',
    it: 'Sette, campane e bar: tutto quello che avevano le macchine con la leva, solo più veloce.',
    br: 'Setes, sinos e barras: tudo o que as máquinas de alavanca tinham, só que mais rápido.',
  },
  roulette: {
    ru: 'Ставки на номера, ряды и цвета, история последних спинов под рукой. Правила короткие, ставки от самых малых.',
    en: 'Bets on numbers, rows and colours, with the latest spins at hand. Short rules, small stakes to start with.',
    it: 'Puntate su numeri, file e colori, con gli ultimi giri sempre in vista. Regole brevi e puntate minime basse.',
    br: 'Apostas em números, fileiras e cores, com os últimos giros à vista. Regras curtas e apostas mínimas baixas.',
  },
  cards: {
    ru: 'Стол, карты, понятные правила. Решения за вами, подсказка по выплатам всегда открыта.',
    en: 'A table, a deck and rules that make sense. The decisions are yours; the pay table is always in view.',
    it: 'Un tavolo, un mazzo e regole chiare. Le decisioni sono tue, la tabella dei pagamenti è sempre in vista.',
    br: 'Uma mesa, um baralho e regras claras. As decisões são suas; a tabela de pagamentos está sempre à vista.',
  },
  crash: {
    ru: 'Множитель растёт, пока не оборвётся. Заберите раньше, чем это случится: раунд длится считаные секунды.',
    en: 'The multiplier climbs until it does not. Cash out before that: a round takes only seconds.',
    it: 'Il moltiplicatore sale finché non crolla. Incassa prima: un round dura pochi secondi.',
    br: 'O multiplicador sobe até cair. Saque antes disso: cada rodada dura poucos segundos.',
  },
}
