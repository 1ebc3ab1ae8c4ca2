/** What a game is about. The drawing of its poster and the look of its reels follow from it. */
export interface Theme {
  slug: string
  /** "Molten Cherry" */
  adjectives: readonly string[]
  /** "Molten Cherry", "Cherry Carnival" */
  subjects: readonly string[]
  /** "Pharaoh’s Secret": the subjects that can own something; none in some themes */
  owners: readonly string[]
  /** "Secret of Alexandria", "Pharaoh’s Secret" */
  relics: readonly string[]
  /** "Secret of Alexandria", "Alexandria Nights" */
  places: readonly string[]
  /** "Cherry Carnival" */
  tails: readonly string[]
}

const words = (text: string): readonly string[] => (text === '' ? [] : text.split(',').map((word) => word.trim()))

const theme = (
  slug: string,
  adjectives: string,
  subjects: string,
  owners: string,
  relics: string,
  places: string,
  tails: string,
): Theme => ({
  slug,
  adjectives: words(adjectives),
  subjects: words(subjects),
  owners: words(owners),
  relics: words(relics),
  places: words(places),
  tails: words(tails),
})

/** Themes of the reel games. Each makes far more names than are needed, so that none has to be numbered. */
export const REEL_THEMES: readonly Theme[] = [
  theme(
    'fruit',
    'Molten, Velvet, Sunlit, Frosty, Electric, Dizzy, Royal, Midnight, Ripe, Copper',
    'Cherry, Lemon, Plum, Melon, Orange, Berry, Papaya, Apricot, Mango, Pineapple',
    '',
    'Harvest, Basket, Nectar, Flavours, Gardens',
    'Lemon Lane, Orchard Road, Melon Bay, Grove Street, Sorrento',
    'Carnival, Parade, Cocktail, Splash, Market, Crush Hour, Jamboree',
  ),
  theme(
    'egypt',
    'Golden, Sleeping, Forgotten, Scarlet, Sacred, Shifting, Burning, Silent, Seventh, Hidden',
    'Scarab, Pharaoh, Sphinx, Obelisk, Papyrus, Ankh, Falcon, Cobra, Lotus, Pyramid',
    'Scarab, Pharaoh, Sphinx, Falcon, Cobra',
    'Secret, Oath, Crown, Mask, Riddle',
    'Alexandria, Memphis, the Delta, Luxor Hills, the White Desert',
    'Nights, Dynasty, Expedition, Sands, Chamber, Eclipse, Caravan',
  ),
  theme(
    'sea',
    'Coral, Deep, Drifting, Pearl, Stormy, Turquoise, Salty, Sunken, Lunar, Restless',
    'Mermaid, Dolphin, Anchor, Lagoon, Octopus, Seahorse, Lighthouse, Turtle, Wave, Nautilus',
    'Mermaid, Dolphin, Octopus, Turtle',
    'Song, Pearl, Bounty, Trident, Lullaby',
    'Atlantis Bay, the Reef, Silver Strait, Blue Hollow, the Tides',
    'Voyage, Catch, Current, Treasure Dive, Regatta, Reef, Tide',
  ),
  theme(
    'space',
    'Cosmic, Stray, Neon, Orbital, Distant, Quantum, Velvet, Solar, Hollow, Binary',
    'Comet, Nebula, Astronaut, Saturn, Meteor, Satellite, Pulsar, Android, Asteroid, Galaxy',
    'Astronaut, Android, Comet',
    'Signal, Orbit, Frontier, Beacon, Code',
    'Andromeda, Station Nine, the Red Planet, Orion Port, Kepler',
    'Drift, Mission, Odyssey, Express, Overdrive, Launch, Salvage',
  ),
  theme(
    'myths',
    'Thundering, Marble, Wrathful, Laurel, Bronze, Titan, Winged, Eternal, Radiant, Exiled',
    'Minotaur, Pegasus, Medusa, Centaur, Hydra, Oracle, Cyclops, Gorgon, Hermes, Artemis',
    'Minotaur, Medusa, Centaur, Hydra, Oracle, Cyclops, Hermes, Artemis',
    'Wrath, Labyrinth, Lyre, Shield, Prophecy',
    'Delphi, Sparta, Arcadia, Mount Ida, Crete',
    'Trials, Fury, Ascent, Throne, Legion, Banquet, Thunder',
  ),
  theme(
    'candy',
    'Fizzy, Sugared, Bubbly, Minty, Marbled, Whipped, Crunchy, Glazed, Sour, Sprinkled',
    'Caramel, Lollipop, Marshmallow, Toffee, Macaron, Praline, Jelly, Donut, Nougat, Cupcake',
    '',
    'Delights, Dreams, Feast, Treats, Parade',
    'Toffee Town, Nougat Valley, Sugar Hill, Candy Lane, Cocoa Bay',
    'Factory, Cascade, Avalanche, Picnic, Tumble, Kingdom, Pop',
  ),
  theme(
    'mines',
    'Dusty, Rich, Rusty, Glittering, Booming, Lucky, Stubborn, Deep, Lantern, Granite',
    'Prospector, Nugget, Dynamite, Pickaxe, Minecart, Canary, Shaft, Lode, Quarry, Digger',
    'Prospector, Digger, Canary',
    'Claim, Vein, Map, Lantern, Fortune',
    'Klondike Creek, Copper Gulch, Shaft 13, Silver Ridge, Amber Hollow',
    'Rush, Railway, Blast, Strike, Descent, Tunnel, Payday',
  ),
  theme(
    'west',
    'Wanted, Dusty, Lonesome, Crooked, High Noon, Outlaw, Rattling, Desert, Six-Gun, Untamed',
    'Sheriff, Bandit, Mustang, Saloon, Coyote, Bounty Hunter, Stagecoach, Marshal, Cactus, Deputy',
    'Sheriff, Bandit, Coyote, Marshal, Deputy',
    'Bounty, Badge, Duel, Showdown, Ransom',
    'Dry Creek, Tombstone Road, Laredo, Red Canyon, Santa Rosa',
    'Showdown, Standoff, Posse, Trail, Heist, Round-Up, Express',
  ),
  theme(
    'vikings',
    'Frostbitten, Raven, Iron, Northern, Roaring, Berserk, Grim, Oathsworn, Stormborn, Rune',
    'Longship, Valkyrie, Jarl, Raider, Warhammer, Wolfpack, Skald, Shieldmaiden, Mead Hall, Kraken',
    'Valkyrie, Jarl, Raider, Skald, Shieldmaiden, Kraken',
    'Saga, Horn, Axe, Oath, Hoard',
    'Midgard, Skagen, the Fjords, Uppsala, Jotunheim',
    'Raid, Conquest, Feast, Saga, Thunder, Horizon, Clash',
  ),
  theme(
    'asia',
    'Jade, Lacquered, Crimson, Blooming, Silken, Wandering, Lantern, Imperial, Bamboo, Nine',
    'Dragon, Koi, Panda, Tiger, Lotus, Samurai, Crane, Geisha, Phoenix, Monkey King',
    'Dragon, Koi, Panda, Tiger, Samurai, Crane, Geisha, Phoenix, Monkey King',
    'Blessing, Fan, Teahouse, Scroll, Fortune',
    'Kyoto, Jade Mountain, the Pearl River, Lantern Street, Formosa',
    'Festival, Blossom, Garden, Prosperity, Dynasty, New Year, Lanterns',
  ),
  theme(
    'jungle',
    'Emerald, Whispering, Lost, Wild, Tangled, Thundering, Feathered, Sunken, Primal, Hidden',
    'Jaguar, Toucan, Idol, Macaw, Explorer, Gorilla, Orchid, Serpent, Totem, Chameleon',
    'Jaguar, Toucan, Macaw, Explorer, Gorilla, Serpent',
    'Temple, Curse, Idol, Heartbeat, Trail',
    'El Dorado, Tikal, the Amazon, Palenque, Rio Verde',
    'Quest, Expedition, Rumble, Canopy, Ruins, Drums, Falls',
  ),
  theme(
    'magic',
    'Enchanted, Moonlit, Arcane, Crooked, Whimsical, Bewitched, Starry, Amethyst, Curious, Spellbound',
    'Wizard, Cauldron, Potion, Grimoire, Unicorn, Crystal Ball, Fairy, Alchemist, Owl, Wand',
    'Wizard, Unicorn, Fairy, Alchemist, Owl',
    'Spell, Apprentice, Elixir, Wish, Secret',
    'Avalon, Mistwood, Raven Tower, the Old Forest, Candlewick',
    'Academy, Charms, Brew, Illusion, Nights, Tricks, Lottery',
  ),
  theme(
    'night',
    'Haunted, Crimson, Gothic, Pale, Hungry, Howling, Shadowy, Cursed, Last, Velvet',
    'Vampire, Werewolf, Manor, Raven, Phantom, Pumpkin, Coffin, Count, Bride, Gargoyle',
    'Vampire, Werewolf, Raven, Phantom, Count, Bride',
    'Kiss, Curse, Diary, Portrait, Waltz',
    'Transylvania, Hollow Manor, Blackwood, Midnight Abbey, Grimsby',
    'Masquerade, Hour, Ball, Mansion, Awakening, Moon, Séance',
  ),
  theme(
    'pirates',
    'Jolly, Cutlass, One-Eyed, Drunken, Cursed, Gilded, Mutinous, Black, Caribbean, Roaring',
    'Captain, Parrot, Galleon, Corsair, Buccaneer, Doubloon, Cannon, Skull, Compass, Marauder',
    'Captain, Parrot, Corsair, Buccaneer, Marauder',
    'Map, Plunder, Ransom, Mutiny, Chest',
    'Tortuga, Skull Island, Port Royal, Rum Bay, Havana',
    'Booty, Broadside, Mutiny, Voyage, Raiders, Island, Bounty',
  ),
  theme(
    'animals',
    'Thundering, Savanna, Proud, Sly, Great, Grizzly, Silver, Wandering, Brave, Golden',
    'Buffalo, Lion, Rhino, Wolf, Elephant, Fox, Bear, Eagle, Cheetah, Stallion',
    'Lion, Wolf, Elephant, Fox, Bear, Eagle',
    'Pride, Roar, Migration, Call, Territory',
    'the Savanna, Serengeti, Yukon, Wild Ridge, Kilimanjaro',
    'Stampede, Safari, Run, Prowl, Kingdom, Sunset, Hunt',
  ),
  theme(
    'ice',
    'Frozen, Crystal, Polar, Snowbound, Glacial, Winter, Northern, Icy, Shimmering, Arctic',
    'Penguin, Yeti, Snowflake, Polar Bear, Sleigh, Mammoth, Snow Queen, Aurora, Reindeer, Glacier',
    'Penguin, Yeti, Snow Queen, Mammoth',
    'Gift, Crown, Breath, Wonder, Fortune',
    'Lapland, the Glacier, Snow Valley, the Arctic, Frost Peak',
    'Avalanche, Blizzard, Carols, Slide, Palace, Thaw, Lights',
  ),
  theme(
    'gems',
    'Radiant, Flawless, Prismatic, Brilliant, Sapphire, Blazing, Twin, Polished, Infinite, Starlit',
    'Diamond, Ruby, Emerald, Opal, Topaz, Crystal, Amethyst, Jewel, Garnet, Pearl',
    '',
    'Heist, Vault, Reflection, Spark, Collection',
    'Antwerp, Gem Street, the Crown, Jewel Cave, Golconda',
    'Cascade, Spectrum, Burst, Prism, Gala, Cluster, Shine',
  ),
  theme(
    'party',
    'Disco, Neon, Funky, Velvet, Electric, Retro, Midnight, Glam, Wild, Golden',
    'Diva, Jukebox, Vinyl, Dancefloor, DJ, Saxophone, Limousine, Champagne, Boombox, Starlet',
    'Diva, DJ, Starlet',
    'Encore, Anthem, Groove, After Party, Spotlight',
    'Rio, Ibiza, Broadway, Club 54, Havana',
    'Fever, Nights, Groove, Remix, Carnival, Beat, Show',
  ),
  theme(
    'fishing',
    'Lucky, Jumping, Early, Giant, Lazy, Golden, Hooked, Quiet, Monster, Striped',
    'Bass, Trout, Angler, Pike, Catfish, Salmon, Marlin, Tackle Box, Bobber, Carp',
    'Angler, Pike, Catfish, Marlin',
    'Catch, Hook, Lure, Line, Trophy',
    'Lake Placid Cove, Trout Creek, Crooked River, Pine Lake, the Dock',
    'Derby, Weekend, Splash, Frenzy, Trip, Cast, Tales',
  ),
  theme(
    'sevens',
    'Blazing, Hot, Burning, Classic, Double, Diamond, Turbo, Flaming, Royal, Lucky',
    'Sevens, Bells, Bars, Joker, Clover, Horseshoe, Stars, Dice, Crown, Coins',
    'Joker',
    'Legend, Luck, Lights, Charm, Kings',
    'Vegas Mile, Lucky Street, Reno, Monte Carlo, Fremont',
    'Blaze, Express, Deluxe, Line-Up, Wheel, Inferno, Max',
  ),
]
