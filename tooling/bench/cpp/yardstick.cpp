// What a tight C++ program needs for the same work, whole trees kept: the yardstick of search.bench.ts.
// g++ -O3 -march=native -std=c++17 yardstick.cpp -o yardstick
// yardstick FOLDER RUNS prints one line a work: name, first, median and least CPU milliseconds, count.
//
// A 3x3 board is 32 bits: 8 tiles of 3 bits in reading order without the blank, whose cell is in the
// bits from 24 on. Moves are tried up, down, left, right; in IDA* up, left, right, down.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <time.h>
#include <vector>

using std::string;
using std::vector;

static double cpuMilliseconds() {
  timespec time;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

// ---- the board

static inline uint32_t blankUp(uint32_t state, uint32_t blank) {
  uint32_t shift = 3 * (blank - 3), tiles = state & 0xFFFFFF;
  uint32_t row = (tiles >> shift) & 0x1FF, turned = (row >> 3) | ((row & 7) << 6);
  return (tiles & ~(0x1FFu << shift)) | (turned << shift) | ((blank - 3) << 24);
}

static inline uint32_t blankDown(uint32_t state, uint32_t blank) {
  uint32_t shift = 3 * blank, tiles = state & 0xFFFFFF;
  uint32_t row = (tiles >> shift) & 0x1FF, turned = ((row << 3) & 0x1FF) | (row >> 6);
  return (tiles & ~(0x1FFu << shift)) | (turned << shift) | ((blank + 3) << 24);
}

static uint32_t packed(const int *cells) {
  uint32_t tiles = 0, blank = 0, at = 0;
  for (uint32_t cell = 0; cell < 9; cell++) {
    if (cells[cell] == 0) blank = cell;
    else tiles |= uint32_t(cells[cell] - 1) << (3 * at++);
  }
  return tiles | (blank << 24);
}

static uint8_t WAY[8][9];

static int manhattan(uint32_t state) {
  int blank = state >> 24, at = 0, sum = 0;
  for (int cell = 0; cell < 9; cell++)
    if (cell != blank) sum += WAY[(state >> (3 * at++)) & 7][cell];
  return sum;
}

/** Calls `child(state, difference of h)` for each successor. */
template <class Child> static inline void successors(uint32_t state, Child child) {
  uint32_t blank = state >> 24, column = blank % 3;
  auto give = [&](uint32_t next, uint32_t place, int from) {
    int tile = (state >> (3 * place)) & 7;
    child(next, WAY[tile][blank] - WAY[tile][from]);
  };
  if (blank >= 3) give(blankUp(state, blank), blank - 3, blank - 3);
  if (blank < 6) give(blankDown(state, blank), blank + 2, blank + 3);
  if (column > 0) give(state - (1u << 24), blank - 1, blank - 1);
  if (column < 2) give(state + (1u << 24), blank, blank + 1);
}

// ---- the tree, one array a field

static const size_t ROOM = 400000;
static uint32_t STATE[ROOM], NEXT[ROOM];
static int PARENT[ROOM], FIRST_CHILD[ROOM], NEXT_SIBLING[ROOM];
static uint8_t LEVEL[ROOM], H[ROOM];

static uint32_t makeRoot(uint32_t start) {
  STATE[0] = start;
  PARENT[0] = FIRST_CHILD[0] = NEXT_SIBLING[0] = -1;
  LEVEL[0] = 0;
  H[0] = manhattan(start);
  return 1;
}

static inline void makeNode(uint32_t node, uint32_t state, uint32_t parent, int h, int &last) {
  STATE[node] = state;
  PARENT[node] = parent;
  FIRST_CHILD[node] = NEXT_SIBLING[node] = -1;
  LEVEL[node] = LEVEL[parent] + 1;
  H[node] = h;
  if (last < 0) FIRST_CHILD[parent] = node;
  else NEXT_SIBLING[last] = node;
  last = node;
}

// ---- (a)

static uint32_t SEEN[(9u << 18) / 32];

static inline bool markSeen(uint32_t state) {
  uint32_t at = ((state >> 24) << 18) | (state & 0x3FFFF), bit = 1u << (at & 31);
  bool before = SEEN[at >> 5] & bit;
  SEEN[at >> 5] |= bit;
  return !before;
}

static uint32_t breadthFirst(uint32_t start) {
  memset(SEEN, 0, sizeof SEEN);
  uint32_t size = makeRoot(start);
  markSeen(start);
  for (uint32_t node = 0; node < size; node++) {
    int last = -1, h = H[node];
    successors(STATE[node], [&](uint32_t next, int difference) {
      if (!markSeen(next)) return;
      makeNode(size, next, node, h + difference, last);
      size++;
    });
  }
  return size;
}

static const uint32_t SLOTS = 1u << 19;
static uint32_t TABLE[SLOTS];

static inline bool putHashed(uint32_t state, uint32_t node) {
  for (uint32_t at = (state * 2654435769u) >> 13;; at = (at + 1) & (SLOTS - 1)) {
    if (TABLE[at] == 0) {
      TABLE[at] = node + 1;
      return true;
    }
    if (STATE[TABLE[at] - 1] == state) return false;
  }
}

static uint32_t breadthFirstHashed(uint32_t start) {
  memset(TABLE, 0, sizeof TABLE);
  uint32_t size = makeRoot(start);
  putHashed(start, 0);
  for (uint32_t node = 0; node < size; node++) {
    int last = -1, h = H[node];
    successors(STATE[node], [&](uint32_t next, int difference) {
      if (!putHashed(next, size)) return;
      makeNode(size, next, node, h + difference, last);
      size++;
    });
  }
  return size;
}

// ---- (c)

static void depthFirstBelow(uint32_t node, int depth, uint32_t &size) {
  if (depth == 0) return;
  int last = -1, h = H[node];
  successors(STATE[node], [&](uint32_t next, int difference) {
    uint32_t child = size++;
    makeNode(child, next, node, h + difference, last);
    depthFirstBelow(child, depth - 1, size);
  });
}

static uint32_t depthFirst(uint32_t start) {
  uint32_t size = makeRoot(start);
  depthFirstBelow(0, 12, size);
  return size;
}

// ---- (b): A*, the least f first, among equals the least h, then the newest

static uint16_t RANK[1 << 18];
static uint32_t CHEAPEST[181440], ROUND[181440];
static uint8_t CLOSED[181440];
static int BUCKET[64][64];
static uint32_t round_ = 0;

static void makeRanks() {
  int order[8] = {0, 1, 2, 3, 4, 5, 6, 7};
  uint32_t rank = 0;
  do {
    int inversions = 0;
    uint32_t bits = 0;
    for (int i = 0; i < 8; i++) {
      bits |= order[i] << (3 * i);
      for (int j = i + 1; j < 8; j++) inversions += order[i] > order[j];
    }
    if (inversions % 2 == 0) RANK[bits & 0x3FFFF] = rank++;
  } while (std::next_permutation(order, order + 8));
}

static inline uint32_t rankOf(uint32_t state) {
  return (state >> 24) * 20160 + RANK[state & 0x3FFFF];
}

struct Found {
  int length;
  uint32_t expanded;
};

static Found aStar(uint32_t start, uint32_t goal) {
  round_++;
  uint32_t expanded = 0, size = makeRoot(start);
  uint64_t someF = 0;
  static uint64_t someH[64];
  memset(someH, 0, sizeof someH);
  memset(BUCKET, -1, sizeof BUCKET);
  auto push = [&](uint32_t node) {
    int h = H[node], f = LEVEL[node] + h;
    NEXT[node] = BUCKET[f][h];
    BUCKET[f][h] = node;
    someH[f] |= 1ull << h;
    someF |= 1ull << f;
  };
  uint32_t rank = rankOf(start);
  ROUND[rank] = round_;
  CHEAPEST[rank] = 0;
  CLOSED[rank] = 0;
  push(0);
  while (someF) {
    int f = __builtin_ctzll(someF), h = __builtin_ctzll(someH[f]);
    uint32_t node = BUCKET[f][h];
    BUCKET[f][h] = NEXT[node];
    if (BUCKET[f][h] < 0) {
      someH[f] &= ~(1ull << h);
      if (!someH[f]) someF &= ~(1ull << f);
    }
    uint32_t state = STATE[node], at = rankOf(state);
    if (CLOSED[at] || CHEAPEST[at] != node) continue;
    if (state == goal) return {LEVEL[node], expanded};
    CLOSED[at] = 1;
    expanded++;
    int last = -1, g = LEVEL[node] + 1, hHere = H[node];
    successors(state, [&](uint32_t next, int difference) {
      uint32_t to = rankOf(next);
      if (ROUND[to] == round_ && (CLOSED[to] || LEVEL[CHEAPEST[to]] <= g)) return;
      ROUND[to] = round_;
      CLOSED[to] = 0;
      CHEAPEST[to] = size;
      makeNode(size, next, node, hHere + difference, last);
      push(size++);
    });
  }
  return {-1, expanded};
}

// ---- (d): IDA*, a node counted when it is made

static int8_t DIFFERENCE[16][16][16];
static int MOVES[16], TO[16][4];
static uint8_t CELL[16];
static uint64_t generated;
static int bound, nextBound;

static bool idaBelow(int blank, int before, int g, int h) {
  for (int move = 0; move < MOVES[blank]; move++) {
    int to = TO[blank][move];
    if (to == before) continue;
    int tile = CELL[to], nextH = h + DIFFERENCE[tile][to][blank], f = g + 1 + nextH;
    generated++;
    if (f > bound) {
      nextBound = std::min(nextBound, f);
      continue;
    }
    if (nextH == 0) return true;
    CELL[blank] = tile;
    bool found = idaBelow(to, blank, g + 1, nextH);
    CELL[to] = tile;
    if (found) return true;
  }
  return false;
}

static void makeMoves() {
  for (int tile = 1; tile < 16; tile++)
    for (int a = 0; a < 16; a++)
      for (int b = 0; b < 16; b++)
        DIFFERENCE[tile][a][b] = abs(b / 4 - tile / 4) + abs(b % 4 - tile % 4) -
                                 abs(a / 4 - tile / 4) - abs(a % 4 - tile % 4);
  for (int cell = 0; cell < 16; cell++) {
    if (cell / 4 > 0) TO[cell][MOVES[cell]++] = cell - 4;
    if (cell % 4 > 0) TO[cell][MOVES[cell]++] = cell - 1;
    if (cell % 4 < 3) TO[cell][MOVES[cell]++] = cell + 1;
    if (cell / 4 < 3) TO[cell][MOVES[cell]++] = cell + 4;
  }
}

static void idaStar(const int *cells) {
  int blank = 0, h = 0;
  for (int cell = 0; cell < 16; cell++) {
    CELL[cell] = cells[cell];
    if (cells[cell] == 0) blank = cell;
    else h += abs(cell / 4 - cells[cell] / 4) + abs(cell % 4 - cells[cell] % 4);
  }
  for (bound = h;; bound = nextBound) {
    nextBound = 1000;
    if (idaBelow(blank, -1, 0, h)) return;
  }
}

// ----

template <class Work> static void measure(const char *name, int runs, Work work) {
  vector<double> times;
  uint64_t count = 0;
  for (int run = 0; run < runs; run++) {
    double start = cpuMilliseconds();
    count = work();
    times.push_back(cpuMilliseconds() - start);
  }
  double first = times[0];
  std::sort(times.begin(), times.end());
  printf("%s first %.4f median %.4f min %.4f count %llu\n", name, first, times[times.size() / 2], times[0],
         (unsigned long long)count);
}

static vector<vector<int>> rows(const string &file, int columns) {
  vector<vector<int>> all;
  FILE *in = fopen(file.c_str(), "r");
  if (!in) {
    fprintf(stderr, "cannot read %s\n", file.c_str());
    exit(1);
  }
  for (;;) {
    vector<int> row(columns);
    for (int &number : row)
      if (fscanf(in, "%d", &number) != 1) {
        fclose(in);
        return all;
      }
    all.push_back(row);
  }
}

int main(int, char **arguments) {
  string folder = arguments[1];
  int runs = atoi(arguments[2]);
  for (int tile = 0; tile < 8; tile++)
    for (int cell = 0; cell < 9; cell++)
      WAY[tile][cell] = abs(tile / 3 - cell / 3) + abs(tile % 3 - cell % 3);
  makeRanks();
  makeMoves();
  int cells[9] = {1, 2, 3, 4, 5, 6, 7, 8, 0};
  uint32_t goal = packed(cells);
  vector<vector<int>> starts = rows(folder + "/random-200.txt", 10);
  vector<vector<int>> korf = rows(folder + "/korf-8.txt", 19);
  measure("a", runs, [&] { return breadthFirst(goal); });
  measure("a-hashed", runs, [&] { return breadthFirstHashed(goal); });
  measure("b", runs, [&] {
    uint64_t expanded = 0;
    for (auto &row : starts) {
      Found found = aStar(packed(row.data()), goal);
      if (found.length != row[9]) fprintf(stderr, "wrong length\n");
      expanded += found.expanded;
    }
    return expanded;
  });
  measure("c", runs, [&] { return depthFirst(goal); });
  measure("d", std::max(3, runs / 10), [&] {
    generated = 0;
    for (auto &row : korf) {
      uint64_t before = generated;
      idaStar(row.data() + 1);
      if (generated - before + 1 != (uint64_t)row[18]) fprintf(stderr, "wrong count\n");
    }
    return generated;
  });
}
