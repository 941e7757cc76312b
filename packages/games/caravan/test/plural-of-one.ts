/** "1 Hits", in each language. */
export const pluralOfOne =
  /\b1 (Hits|Fumbles|Wounds|dice|cards|tokens|Areas|Levels|Rounds|Sins|Treasures|Impactos|Pifias|Heridas|dados|cartas|fichas|Áreas|Niveles|Rondas|Pecados|Tesoros|träffar|fumlar|tärningar|marker|områden|nivåer|ronder|synder|skatter)(?!\p{L})/u
